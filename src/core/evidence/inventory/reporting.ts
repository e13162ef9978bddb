import type { Component } from './component.ts';

/** What papers report so that others can repeat and judge the work. */
export const reportingComponents: readonly Component[] = [
  {
    id: 'code',
    label: 'a statement on its code',
    asked:
      /(?<!pseudo-?)(?<![-\w])(?:source |project )?code(?!book|word|d|s of ethics| of ethics|-)\b(?! (?:generation|models?|security|completion|quality))|\bopen-?source\w*\b|\bcode availability\b|\b(?:link|repository|implementation) (?:to|of|is|for) (?:an |the |its )?(?:implementation|code|project|algorithm)\b|\bproject page\b|\bimplementation link\b|\brelease\b/,
    whole: true,
    rank: 57,
    under:
      /\bgithub\b|https?:|\b(?:available|releas\w+|open-?sourc\w+|provided?|attach\w*|accessible|publish\w*|upload\w*)\b/,
    heading:
      /\b(?:source )?codes?(?: and (?:data|models?|reproducib\w+))?(?: (?:availability|release|repository|link))?$|\b(?:data|models?) and code\b|\bcode (?:availability|release|and data)\b|\bdata availability|\bavailability\b|\breproducib\w+|\bopen access\b/,
    statement:
      /\bgithub\.com|\b(?:our|on|at|in) (?:\w+ )?github\b(?! (?:api|repositor|issues|projects|copilot))|\b(?:code|implementation|source code|repository|scripts?)\b.{0,60}\b(?:available|released|open-?sourced?|provided|attached|included|published|accessible|found)\b|\bwe (?:will )?(?:release|open-?source|provide|share|attach|include|publish)\b.{0,30}\b(?:code|implementation)\b|\banonymous\.4open|\bproject page\b/,
    unless:
      /\b(?:official|their|publicly available|public|original|authors'?|released) (?:code|implementation)s?\b(?! (?:of|for) (?:our|this))|\b(?:code|implementation)s? (?:released|provided|published|open-sourced) (?:by|in|with) (?!us\b|this\b|the (?:authors|supplement))/,
    distinct: true,
  },
  {
    id: 'hyperparameters',
    label: 'a list of its hyperparameters',
    asked:
      /\bhyper[- ]?parameters?\b|\blearning rates?\b|\bbatch sizes?\b|\boptimi[sz]er (?:settings?|choice|used)\b|\bnumber of (?:training )?(?:epochs|iterations|steps)\b|\btraining (?:configurations?|settings?|parameters?|regimes?|protocols?|schedules?)\b|\bstep sizes?\b|\bparameter (?:settings?|values?|configurations?)\b/,
    aspects: [
      [/\blearning rates?\b/, /\blearning rates?\b|\blr\b/],
      [/\bbatch sizes?\b/, /\bbatch/],
      [/\bepochs\b|\biterations\b|\bsteps\b/, /\bepochs?\b|\biterations?\b|\bsteps?\b/],
    ],
    rank: 48,
    heading:
      /\bhyper[- ]?parameters?\b|\bimplementation\b|\btraining (?:details?|setup|set-up|settings?|configurations?|procedure|protocol|hyper\w*|parameters?)|\bexperiment\w*(?: \w+)? (?:details?|setup|set-up|settings?|configurations?|protocols?)|^(?:[\da-z.]+ )?(?:set-?ups?|configurations?)\b|\bdetails? (?:of|on|for) (?:the )?(?:experiments?|training|implementation)/,
    caption:
      /\bhyper[- ]?parameters?\b|\bconfigurations?\b|\btraining (?:details?|settings?|parameters?|setup)|\bparameters? (?:settings?|values?|used)\b|\bsettings\b|\bimplementation details\b/,
    statement:
      /\blearning rates?\b|\bbatch sizes?\b|\bhyper[- ]?parameters? (?:are|is|were|used|settings?|values?|can be found|of|for)\b|\bweight decay\b|\b(?:adam|adamw|sgd|rmsprop|lamb|adagrad) ?(?:optimi[sz]er|with|w\/|\(|\[)|\boptimi[sz]er\b|\b(?:for|trained for) \d+k? (?:epochs|iterations|steps)\b|\bwe (?:set|use) (?:the )?[^.]{0,40}(?:=|to|of) ?\d/,
    under:
      /\b(?:learning rates?|lr|batch(?:es)?(?: sizes?)?|weight decay|momentum|dropout|epochs?|iterations|steps?|layers?|hidden|temperature|thresholds?|dimensions?|adamw?|sgd|optimi[sz]er|ranks?|seeds?|clipping|warm-?up)\b[^.]{0,60}\d|\d[^.]{0,30}\b(?:epochs?|iterations|steps|layers)\b|[=∈] ?[{[(]?\d|\bset (?:\S+ )?(?:to|as) \d/,
    numeric: true,
    distinct: true,
  },
  {
    id: 'implementation',
    label: 'implementation details',
    asked:
      /\bimplementation\b|\bimplemented\b|\btraining (?:process|procedures?|protocols?|details?|setup|pipeline)\b|\btechnical details?\b/,
    rank: 44,
    heading:
      /\bimplementation\b|\bimplement\w* details?|\btraining (?:details?|setup|set-up|settings?|procedure|protocol|process|strategy|algorithm|and inference)|\bexperiment\w*(?: \w+)? (?:details?|setup|set-up|settings?|configurations?)|\b(?:model|network|technical|method|architecture) details?|\bdetails? (?:of|on|for)\b/,
    statement:
      /\bimplementation details?\b|\bwe implement\w*\b|\b(?:is|are|was|were) implemented (?:in|using|with|by|on)\b|\blearning rates?\b|\bbatch sizes?\b|\btraining details?\b|\bpytorch|tensorflow|\bjax\b/,
    distinct: true,
  },
  {
    id: 'architecture',
    label: 'a description of its architecture',
    asked:
      /\b(?:network|model|gnn|encoder|decoder|specific|exact|neural network|its|the|of)(?:'s)? architectur(?:es?|al)(?: details?| specifics?| choices?)?$|^architectur(?:es?|al)(?: details?| specifics?)?$|\barchitectural (?:details|specifics|descriptions?)\b|\bnetwork (?:structure|details?|configuration)s?$|\bmodel (?:structure|configurations?)$/,
    rank: 43,
    heading:
      /\barchitectur\w*|\bnetwork (?:structure|details?)|\bmodel (?:structure|details?|configurations?|design|overview)|\bbackbones?\b|\bnetworks?\b/,
    statement:
      /\barchitectur\w*\b|\b(?:\d+|two|three|four|five|six|single)[- ]layer(?:s|ed)?\b|\bhidden (?:units|layers?|dimensions?|size)\b|\bfully[- ]connected\b|\bconvolution\w* layers?\b|\b(?:kernel size|channels|filters|strides?)\b|\bresnet|\bmlp\b|\btransformer\b/,
    distinct: false,
  },
  {
    id: 'setup',
    label: 'a description of its experimental setup',
    asked:
      /\bexperiment(?:al|s)?(?:'s)? (?:set-?ups?|settings?|details?|designs?|configurations?|procedures?|protocols?|conditions|methodology)\b|\bevaluation (?:set-?ups?|protocols?|settings?|details?|procedures?|methodology)\b|\breproducib(?:ility|le)\b|\breproduc(?:e|ing|tion)\b|^(?:the )?(?:evaluation |testing )?set-?ups?\b|\bhow (?:the )?experiments (?:are|were) (?:conducted|run|performed)/,
    rank: 42,
    heading:
      /\bexperiment\w*(?: \w+)? (?:details?|set-?ups?|settings?|configurations?|designs?|protocols?|procedures?)|^(?:[\da-z.]+ )?(?:set-?ups?|settings?|configurations?)\b|\bimplementation\b|\bevaluation (?:set-?ups?|protocols?|settings?|details?)|\btraining details?|\bdetails? (?:of|on|for) (?:the )?(?:experiments?|training|evaluation)|\bexperiment details?/,
    statement:
      /\b(?:experimental|experiment|evaluation|training) (?:set-?ups?|settings?|details?|protocols?)\b|\bimplementation details?\b|\bwe follow the\b.{0,40}\b(?:set-?up|settings?|protocol)\b|\bhyper[- ]?parameters?\b/,
    distinct: true,
  },
  {
    id: 'cost',
    label: 'figures on its computational cost',
    asked:
      /\bcomputation(?:al|ally)?(?: \w+){0,2} (?:costs?|complexit\w+|overheads?|efficien\w+|requirements?|resources?|demands?|burden|expenses?|time|budgets?|trade-?offs?|considerations?|aspects?|expensive|implications)\b|\b(?:time|space|memory|runtime|algorithmic|computational) complexit\w+\b|\bcomplexity analys[ie]s\b|\b(?:running|run|training|inference|execution|wall-?clock|computation|compute|processing|sampling|generation|test|testing) (?:times?|speeds?|costs?|efficiency|latenc\w+|figures|overheads?)\b|\brun-?times?\b|\blatenc(?:y|ies)\b|\bmemory(?: \w+)? (?:usage|footprint|consumption|costs?|requirements?|overheads?|efficiency|use)\b|\bmemory (?:and|or) (?:time|compute|runtime)\b|\bflops\b|\boverheads?\b|\bthroughput\b|(?<!sample[- ]|parameter[- ]|data[- ]|label[- ])\befficiency\b|\bcomputationally\b|\bresource (?:usage|requirements?|consumption|costs?|constraints|demands)\b|\btiming\b|\bhardware (?:requirements|used|costs?|resources?)\b|\bwall-?clock\b|\btraining and inference\b|\bcosts?\b|\bspeed(?:up|-up|ups)?\b|\bcompute (?:resources?|requirements?|costs?|budget)\b|\btoken counts?\b/,
    aspects: [
      [/\bmemory\b|\bfootprint\b|\bstorage\b/, /\bmemory\b|\bfootprint\b|\bstorage\b|\b[gm]i?b\b/],
      [
        /\bwall-?clock\b|\brun-?times?\b|\brunning times?\b|\b(?:execution|training|inference|sampling) times?\b|\blatenc|\bspeed|\bthroughput\b|\btiming/,
        /\b(?:seconds?|secs?|minutes?|hours?|days?|ms|milliseconds?|run-?times?|wall-?clock|fps|throughput|speed\w*|faster|slower|latenc\w+)\b|\b(?:training|inference|running|execution|sampling|computation|processing|generation|total|average|mean|gpu|cpu|comput\w+) times?\b|\btimes? (?:per|for|of|in|complexity)\b|\d ?(?:s|h|min)\b/,
      ],
      [
        /\binference\b|\bsampling\b|\btest(?:ing)? time/,
        /\binference\b|\bsampling\b|\bgenerat\w+|\btest\w*|\bdecod\w+|\bper (?:query|image|sample|task|token|step|example)|\blatenc\w+|\bfps\b|\bms\b/,
      ],
      [/\btraining\b/, /\btrain\w*|\bepochs?\b/],
      [/\bflops\b/, /flops\b|\bmacs\b/],
      [/\bcomplexity\b/, /\bcomplexit\w+|\bo ?\(|\boverheads?\b|\bcosts?\b|\btimes?\b/],
      [/\bhardware\b|\bgpus?\b/, /\bgpus?\b|\bcpus?\b|\btpus?\b|\bhardware\b|\bnvidia\b/],
    ],
    rank: 47,
    heading:
      /\bcomput(?:e|ation|ational|ing)\b(?:(?: \w+)? (?:costs?|complexit\w+|overheads?|efficien\w+|requirements?|resources?|time|budget|analys[ie]s|infrastructure|demands))|\b(?:time|space|computational|memory|runtime|algorithmic) complexit(?:y|ies)\b|^(?:[\da-z.]+ )?complexity(?: analys[ie]s)?\b|\b(?:running|run|training|inference|execution|wall-?clock|computation|sampling|generation|decoding|processing)(?: and \w+)?[- ](?:times?|speeds?|costs?|efficiency|latenc\w+)\b|\brun-?times?\b|\blatenc\w+(?! (?:objective|constraint|model|loss|budget|target|requirement)s?\b)|\bmemory (?:usage|footprint|consumption|costs?|requirements?|overheads?|efficiency|and)\b|\bflops\b|\boverheads?\b|\bthroughput\b|(?<!sample[- ]|parameter[- ]|data[- ]|label[- ])\befficiency\b|\b(?:compute|computing|computational|hardware) resources?\b|\btiming\b|\bhardware\b|\bwall-?clock|(?:\b(?:comput\w+|training|inference|time|memory|gpu|token|api|energy|monetary|total|sampling)\b.{0,20})\bcosts?\b|^(?:[\da-z.]+ )?costs?(?: analys[ie]s| comparisons?)?$|\bcosts? (?:analys[ie]s|comparisons?)\b|\bspeed-?ups?\b|\bhow (?:fast|expensive)\b/,
    statement:
      /\b\d[\d.,]*k? ?(?:hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s|ms|milliseconds?|days?|gpu[- ]hours?|gpu[- ]days?|gb|mb|gib|gflops|tflops|flops|fps)\b|\bo ?\( ?[a-z|\\][^.]{0,80}\b(?:time|complexity|cost|operations|memory|per iteration)|\b(?:time|complexity|cost|operations|memory)\b[^.]{0,60}\bo ?\( ?[a-z|\\]|\b(?:time|space|computational|memory) complexit\w+|\b(?:training|inference|running|computation\w*|wall-?clock) (?:time|cost|speed|overhead)s?\b|\brun-?times?\b|\b\d[\d.]* ?(?:x|×|times) (?:faster|slower|speed|more|less)|\bmemory (?:usage|footprint|consumption|cost)s?\b|\blatenc\w+|\bflops\b|\bcomputational (?:cost|overhead|efficiency|resources?)\b/,
    under:
      /\d[\d.,]*k?(?: \S+)?[ -]?(?:hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s|ms|milliseconds?|days?|gb|mb|gib|mib|g|m|t?g?flops|macs|fps|tokens|gpus?|parameters|params|epochs per)\b|\((?:in )?(?:s|ms|h|hours?|sec|secs|seconds?|min|minutes?|gb|mb|m|g|flops|gflops|days?)\b[^)]{0,10}\)|(?<![a-z])o ?\(|\d ?(?:x|×)(?! \d)|\b\d[\d.]* ?(?:times|%) (?:faster|slower|less|more|lower|higher|fewer|reduction|overhead|of the)|\b(?:faster|slower) than\b|\b(?:linear|quadratic|cubic|polynomial|logarithmic)(?:ly)? (?:time|complexity|cost|in|with)\b|\b(?:twice|half|double)\b/,
    unless:
      /\b(?:data-?sets?|data|corpus|corpora|archive|dump)\b[^.]{0,120}\b(?:size|consists?|contains?|comprises?|takes? up)\b[^.]{0,40}\d ?[gmt]b\b|\bhours? of (?:\w+ ){0,2}(?:data|videos?|audio|speech|recordings?|footage|music|driving|sleep)\b/,
    distinct: true,
  },
  {
    id: 'datasets',
    label: 'a description of its datasets',
    asked:
      /\bdatasets? (?:details?|descriptions?|statistics|construction|creation|curation|composition|splits?|sizes?|sources?|selection|collection|characteristics)\b|\bdata (?:collection|splits?|sources?|statistics|pre-?processing|preparation|curation|construction|description|details|generation)\b|\b(?:description|details?|information|statistics|size|number|choice|selection|source|sources|properties|characteristics) (?:of|about|on|for|regarding)(?: the| its| these| which)*(?: \w+)? (?:datasets?|data)\b|\btrain(?:ing)?(?:\/|-| and | )test splits?\b|\bpre-?processing\b|\bdata splits?\b/,
    aspects: [
      [/\bsplits?\b/, /\bsplits?\b|\btrain(?:ing)?\b/],
      [/\bpre-?process/, /\bpre-?process/],
      [/\bcollect|\bsources?\b/, /\bcollect\w+|\bsources?\b|\bfrom\b|\bcrawl\w*/],
    ],
    rank: 46,
    heading:
      /\bdata ?sets?\b|\bdata (?:collection|splits?|sources?|statistics|pre-?processing|preparation|curation|construction|generation|description)|\bdata\b|\bbenchmarks?\b|\bcorpus|corpora\b|\bpre-?processing\b|\benvironments?\b/,
    statement:
      /\b\d[\d,.]*k?m? (?:\w+ ){0,2}(?:images?|samples?|examples?|sentences|documents|graphs?|nodes|instances?|videos?|questions?|pairs|users?|classes|subjects|patients|records|trajectories|tasks|training|test|validation)\b|\b(?:train(?:ing)?|validation|test) (?:sets?|splits?)\b|\bdatasets? (?:contains?|consists?|includes?|comprises?|has|have|statistics)\b|\bdata (?:are|is|were|was) (?:collected|split|gathered|pre-?processed|generated)\b/,
    numeric: true,
    distinct: false,
  },
  {
    id: 'metrics',
    label: 'a description of its metrics',
    asked:
      /\b(?:evaluation|performance|quantitative|standard) (?:metrics?|measures?|criteria)\b|\bmetrics?\b/,
    rank: 30,
    heading: /\bmetrics?\b|\bevaluation (?:measures?|criteria|protocols?)|\bmeasures?\b/,
    statement:
      /\b(?:evaluation |performance )?metrics?\b|\bwe (?:measure|report|evaluate|use)\b.{0,60}\b(?:accuracy|f1|auc|auroc|psnr|ssim|fid|bleu|rouge|recall|precision|rmse|mae|mse|ndcg|perplexity|iou|map|score)\b/,
    distinct: false,
  },
  {
    id: 'prompts',
    label: 'prompts',
    asked:
      /\bprompts?(?: \w+)?(?: templates?| listings?| texts?| details?| used)?\b|\binstructions? (?:used|templates?)\b|\bsystem prompts?\b/,
    rank: 49,
    heading: /\bprompts?\b|\binstructions?\b|\btemplates?\b/,
    statement:
      /\bprompts?(?: \w+)? (?:is|are|used|shown|given|provided|listed|templates?|below|in (?:figure|table|appendix|listing|section))\b|\bprompt templates?\b|\b(?:following|exact|full|complete) prompts?\b/,
    distinct: true,
  },
  {
    id: 'annotation',
    label: 'a description of its annotation',
    asked:
      /\bannotat(?:ion|ions|ors?|ed|ing)\b|\blabel(?:l)?ing (?:process|procedure|protocol)\b|\binter-?(?:annotator|rater)\b|\bagreement\b/,
    rank: 46,
    heading: /\bannotat\w+|\blabel(?:l)?ing\b|\bagreement\b|\bquality control\b|\bdata collection\b/,
    statement:
      /\bannotators?\b|\bannotation (?:process|guidelines?|protocol|procedure|interface)\b|\binter-?(?:annotator|rater)\b|\bagreement\b|\bkappa\b|\bkrippendorff/,
    distinct: true,
  },
  {
    id: 'licence',
    label: 'a statement on licences',
    asked: /\blicen[cs](?:e|es|ing)\b|\bcopyrights?\b/,
    rank: 57,
    heading: /\blicen[cs]\w*|\bcopyright\b|\bassets\b/,
    statement: /\blicen[cs](?:e|es|ed)\b|\bcc[- ]by\b|\bapache[- ]2|\bmit licen/,
    distinct: true,
  },
];
