import { bothSpellings, paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const node = 'context-based-meaning-error/role-changed/problem-as-remedy';

/** What the paper overcomes told as what it makes use of, and the reverse: "addresses X" as "exploits X". */
export const remedy = senseSwap({
  id: 'context/remedy',
  type: 'Context-based Meaning Error',
  senses: [
    {
      node,
      forms: [
        ...paired('address|addresses|addressed|addressing', 'exploit|exploits|exploited|exploiting'),
        ...paired('tackle|tackles|tackled|tackling', 'exploit|exploits|exploited|exploiting'),
        ...paired('overcome|overcomes|overcoming', 'make use of|makes use of|making use of'),
        ...paired('circumvent|circumvents|circumventing', 'rely on|relies on|relying on'),
        ...paired('avoid|avoids|avoided|avoiding', 'rely on|relies on|relied on|relying on'),
        ...paired('bypass|bypasses|bypassing', 'rely on|relies on|relying on'),
        ...paired('resolve|resolves|resolving', 'exploit|exploits|exploiting'),
        ...paired('counteract|counteracts|counteracting', 'exploit|exploits|exploiting'),
      ],
      oneWay: true,
      unless: {
        before: /\b(?:to be|is|are|be|been|well|of|without|not) $/,
        behind: /^ (?:by|in|this|these|it|the following|how|whether|why)\b/,
      },
    },
    {
      node,
      forms: bothSpellings([
        ...paired('leverage|leverages|leveraged|leveraging', 'avoid|avoids|avoided|avoiding'),
        ...paired('utilise|utilises|utilised|utilising', 'avoid|avoids|avoided|avoiding'),
        ...paired('employ|employs|employed|employing', 'avoid|avoids|avoided|avoiding'),
        ...paired('use|uses|using', 'avoid|avoids|without using'),
        ...paired('adopt|adopts|adopting', 'avoid|avoids|avoiding'),
        ...paired('apply|applies|applying', 'avoid|avoids|avoiding'),
        ...paired('exploit|exploits|exploiting', 'avoid|avoids|avoiding'),
        ...paired('rely on|relies on|relying on', 'do without|does without|doing without'),
        ...paired(
          'build on|builds on|building on|builds upon|building upon',
          'replace|replaces|replacing|replaces|replacing',
        ),
        ...paired('incorporate|incorporates|incorporating', 'leave out|leaves out|leaving out'),
      ]),
      object: true,
      oneWay: true,
      unless: {
        before:
          /\b(?:to be|is|are|be|been|by|without|not|no|of|the|in|when|their|its|our|widely|while|despite|i\.e\.|compared to|relative to|advocates?|recommends?|suggests?|proposes?|includes?|involves?|requires?|from|than|and|or|for|can|easy to) $/,
        behind: /^ (?:as|by|for|only|fewer|\d|less|more|cases?)\b|^(?: \S+){1,6} (?:as|into|from|in|within) /,
      },
    },
    {
      node,
      forms: [
        ['drawback', 'strength'],
        ['drawbacks', 'strengths'],
        ['limitation', 'strength'],
        ['limitations', 'strengths'],
        ['shortcomings', 'strengths'],
        ['weakness', 'strength'],
      ],
      oneWay: true,
      wants: {
        behind: /^ (?:of|in) /,
        before:
          /\b(?:address(?:es|ing)?|the|key|main|major|a|overcom\w+|critical|fundamental|tackl\w+|identif\w+|highlight\w*|inherent|several|important) $/,
      },
    },
    {
      node: 'context-based-meaning-error/role-changed/objection-as-position',
      forms: [
        ...paired('challenge|challenges|challenging', 'endorse|endorses|endorsing'),
        ...paired('question|questions|questioning', 'accept|accepts|accepting'),
        ...paired('reject|rejects|rejecting', 'endorse|endorses|endorsing'),
        ...paired(
          'criticise|criticises|criticize|criticizes|critique|critiques',
          'endorse|endorses|endorse|endorses|endorse|endorses',
        ),
        ...paired('refute|refutes|disprove|disproves', 'confirm|confirms|confirm|confirms'),
      ],
      oneWay: true,
      wants: { behind: /^ (?:the|a|this|these|existing|common|conventional|prior|previous|current) / },
    },
  ],
  synonyms: {
    node,
    forms: bothSpellings([
      ...paired('address|addresses|addressing', 'tackle|tackles|tackling'),
      ...paired('utilise|utilises|utilising', 'employ|employs|employing'),
      ...paired('leverages|leveraging', 'makes use of|making use of'),
    ]),
    unless: { before: /\b(?:to be|is|are|be|been) $/ },
  },
});
