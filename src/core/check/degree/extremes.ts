import type { WeakKind } from '../aligned/weak-words.ts';

/** A family of extreme words: what a review may say, how a paper would bear it out, and what it says where it does not. */
export interface Extreme {
  readonly id: 'multiple' | 'perfect' | 'removal' | 'free' | 'exact' | 'margin' | 'grave';
  /** In the review; folded lower case. */
  readonly said: RegExp;
  /** In a sentence of the paper on the same thing: the claim is borne out. */
  readonly borne: RegExp;
  /** Kinds of reserve that contradict it, the most telling first. */
  readonly weak: readonly WeakKind[];
  /** The paper may bear it out with at most this share (0..1) of the claim's words. */
  readonly mostBorne: number;
  /** Least share (0..1) of the claim's words that the measured sentence holds. */
  readonly leastCover: number;
  /** What the measured sentence must hold as well. */
  readonly also?: RegExp;
  readonly score: number;
  readonly node: string;
}

/** The sentence tells how good something is. */
const result =
  /\b(?:gains?|improv\w*|increas\w*|reduc\w*|decreas\w*|outperform\w*|surpass\w*|achiev\w*|obtain\w*|higher|lower|better|worse|boost\w*|exceed\w*|reach\w*|drops?|accuracy|scores?|error|rate|performance|mse|ssim|f1|from)\b/u;
const n = '(?:two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|thousand)';

export const extremes: readonly Extreme[] = [
  {
    id: 'multiple',
    said: new RegExp(
      String.raw`\b(?:(?:more than |over |nearly |almost )?(?:doubles|doubled|doubling|halves|halved|halving|halve|triples|tripled|tripling|quadruples|quadrupled)|(?:at least |more than |over |a )?(?:${n}-?fold|tenfold|hundredfold|thousandfold)|double-digit|cuts? [^.;,]{2,40} (?:by|in) half|${n} times (?:faster|better|more|fewer|less|higher|lower|slower|larger|smaller)|(?:by |of |beyond |over )(?:ten|twenty|thirty|forty|fifty) (?:percentage )?points)\b`,
      'gu',
    ),
    borne:
      /\b(?:doubl\w*|twice|half|halv\w*|\w*fold|times|tripl\w*|order(?:s)? of magnitude)\b|\d ?[x×]|\b(?:[4-9]\d|1\d\d)(?:\.\d+)? ?%/u,
    weak: ['share', 'slight', 'par'],
    mostBorne: 0.4,
    leastCover: 0.2,
    also: result,
    score: 0.8,
    node: 'hyperbole/effect-inflated/gain-inflated',
  },
  {
    id: 'perfect',
    said: /\b(?:near-perfect|(?:almost |nearly |close to )perfect(?:ly|ion)?|perfect(?:ly)? (?:accuracy|recall|precision|scores?|results?|performance|reconstruction|recovery|detection|generali[sz]ation|success|conditioned|separat\p{L}*|alignment|calibrat\p{L}*)|flawless(?:ly)?|error-free|without (?:any|a single|one) (?:error|failure|mistake|loss|artifact)s?(?! (?:bars?|analysis|estimates?|margins?|cases?|modes?|functions?|terms?))|(?:human|expert)-level (?:accuracy|performance|results?|quality|scores?|reasoning)|superhuman|complete absence of (?:artifacts?|errors?|noise|bias|forgetting|failures?)|zero (?:errors?|loss|forgetting|failures?|bias|drop|degradation|gap)|almost no (?:errors?|loss|forgetting|drop|gap)|not a single (?:error|failure)|total (?:\p{L}+ )?coverage)\b/gu,
    borne:
      /\b(?:perfect\w*|flawless\w*|error-free|human-level|superhuman|zero|no errors?|without (?:any )?(?:errors?|loss)|near-optimal|exact\w*|lossless\w*|vanish\w*)\b|\b100(?:\.0+)? ?%|\b99(?:\.\d+)? ?%|\b0\.99/u,
    weak: ['share', 'slight', 'gap', 'fail', 'worse', 'some', 'except', 'near', 'reduce'],
    mostBorne: 0.35,
    leastCover: 0.22,
    also: result,
    score: 0.78,
    node: 'hyperbole/perfection-claimed/high-as-faultless',
  },
  {
    id: 'removal',
    said: /\b(?:(?:nearly |almost |completely |fully |entirely |effectively )?(?:eliminat(?:es|ed|ing|e)(?! the (?:need|necessity|requirement|dependency|reliance))|eradicat(?:es|ed|ing|e)|abolish(?:es|ed|ing)?|vanish(?:es)?)|(?:almost|completely|fully|entirely|totally) (?:removes?|solves?|solved|resolves?|resolved|avoids?|prevents?|overcomes?|independent|restor\p{L}*|recover\p{L}*|intact|neutrali\p{L}+|unaffected)|makes? [^.;,]{3,40} (?:fully|completely|entirely) independent|complete independence|keeps? [^.;,]{3,40} (?:fully|completely) intact)\b/gu,
    borne:
      /\b(?:eliminat\w*|eradicat\w*|vanish\w*|completely|fully|entirely|totally|no longer|zero|solv(?:e|es|ed|ing)|avoid(?:s|ed|ing)?|free|removes?|removed|removing|independent|bypass\w*|circumvent\w*|obviat\w*|without)\b/u,
    weak: ['reduce', 'slight', 'share'],
    mostBorne: 0.3,
    leastCover: 0.3,
    score: 0.75,
    node: 'hyperbole/perfection-claimed/reduction-as-removal',
  },
  {
    id: 'free',
    said: /\b(?:at no (?:extra |additional |computational |performance |\p{L}+ )?(?:cost|expense|overhead)(?: (?:in|of) \p{L}+)?|(?:with |incurs? |adds? |has |have |causes? )?no (?:extra |additional |measurable |added |performance |accuracy |quality |computational |memory |\p{L}+ )?(?:overhead|cost|loss|degradation|drop|slowdown|penalty|trade-?off|decline|sacrifice)s?|without (?:any |incurring |adding |extra |additional |a )*(?:\p{L}+ )?(?:overhead|cost|loss|degradation|drop|slowdown|penalty|trade-?off|decline)s?|cost-free|for free|unaffected by \p{L}+|(?:sample|overhead|delay|assumption|log-factor)-free|lossless(?:ly)?)\b/gu,
    borne:
      /\b(?:no|not|without|negligible|free|zero|lossless\w*|unaffected|minimal(?:ly)?|little|same|preserv\w*|retain\w*|maintain\w*|comparable|unchanged|never|nearly|low|lower|reduc\w*)\b/u,
    weak: ['slight', 'gap', 'worse'],
    mostBorne: 0.45,
    leastCover: 0.3,
    score: 0.75,
    node: 'hyperbole/perfection-claimed/cheap-as-free',
  },
  {
    id: 'exact',
    said: /\b(?:(?:an |the )?exact (?:\p{L}+ )?(?:match|agreement|recovery|equality|equivalence|optim\p{L}+|posterior|sampling|computation|reconstruction)|(?:recover|match|comput|solv|equal|reproduc|reconstruct|predict)\p{L}* (?:[\p{L}-]+ ){0,5}exactly|exactly (?:recover|match|comput|solv|equal|reproduc|reconstruct|tight|optimal)\p{L}*|global optimality|globally optimal|(?:converg\p{L}*|convergence) to (?:the |a )?global (?:optim|minim)\p{L}+)\b/gu,
    borne: /\b(?:exact\w*|precise\w*|equal(?:s|ity|ly)?|identical\w*|global\w*|lossless\w*|perfect\w*)\b/u,
    weak: ['near'],
    mostBorne: 0.25,
    leastCover: 0.25,
    also: /\b(?:approximat\w*|close (?:to|match|agreement)|closely|up to (?:a |an )?(?:constant|log\w*|small|poly\w*)|constant factors?|log(?:arithmic)? factors?|stationary points?|local (?:minim|optim|maxim)\w*|nearly|near-optimal|roughly|asymptotic\w*|in expectation|not exact\w*|deviat\w*)\b/u,
    score: 0.74,
    node: 'hyperbole/perfection-claimed/near-as-exact',
  },
  {
    id: 'margin',
    said: /\b(?:(?:by )?orders? of magnitude(?: \p{L}+)?|by an? (?:very |remarkably )?(?:wide|huge|large|enormous|massive|vast|considerable|substantial) margin|far (?:outperforms?|surpass\p{L}*|exceeds?|superior|better|ahead|lower than|higher than)|vastly (?:outperforms?|superior|better|improv\p{L}*)|dramatic(?:ally)? (?:\p{L}+ ){0,2}(?:improv\p{L}*|outperform\p{L}*|better|gains?|increas\p{L}*|boost\p{L}*|enhanc\p{L}*)|(?:huge|massive|enormous|tremendous|dramatic) (?:\p{L}+ ){0,2}(?:gains?|improvements?|increases?|boosts?|lead|advantage)|strict superiority|leaves? [^.;,]{3,40} far behind)\b/gu,
    borne:
      /\b(?:orders? of magnitude|(?:large|wide|huge|significant|substantial|considerable|clear) margins?|significant(?:ly)?|substantial(?:ly)?|dramatic(?:ally)?|considerabl[ey]|far|vast(?:ly)?|remarkabl[ey]|marked(?:ly)?|huge(?:ly)?|massive(?:ly)?|great(?:ly)?|clear(?:ly)?|strong(?:ly)?|much|notabl[ey]|consistently|times)\b|\d ?[x×]/u,
    weak: ['par', 'slight', 'share'],
    mostBorne: 0.4,
    leastCover: 0.2,
    also: result,
    score: 0.78,
    node: 'hyperbole/effect-inflated/lead-inflated',
  },
  {
    id: 'grave',
    said: /\b(?:severe(?:ly)?|prohibitive(?:ly)?|collaps(?:es|ed|ing|e)|intractabl[ey]|catastrophic(?:ally)?|drastic(?:ally)? (?:drop\p{L}*|degrad\p{L}*|slow\p{L}*|decreas\p{L}*)|unusable|generally impossible)\b/gu,
    borne:
      /\b(?:sever\w*|prohibit\w*|collaps\w*|intractab\w*|catastroph\w*|drastic\w*|dramatic\w*|significant\w*|substantial\w*|considerabl\w*|sharp\w*|strong\w*|large|high|expensive|impossible|serious\w*)\b/u,
    weak: ['slight'],
    mostBorne: 0.15,
    leastCover: 0.4,
    score: 0.75,
    node: 'hyperbole/flaw-inflated',
  },
];
