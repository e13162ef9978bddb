const classes: readonly (readonly string[])[] = [
  ['dataset', 'benchmark', 'corpus', 'testb', 'testbed', 'suite', 'collection', 'set'],
  ['task', 'domain', 'environment', 'benchmark', 'problem', 'setting', 'scenario', 'dataset', 'game'],
  [
    'baselin',
    'method',
    'approach',
    'algorithm',
    'competitor',
    'techniqu',
    'model',
    'comparison',
    'alternativ',
    'framework',
    'system',
    'estim',
    'detector',
    'variant',
  ],
  ['model', 'architectur', 'backbon', 'network', 'llm', 'vlm', 'lvlm', 'mllm', 'famili', 'lm', 'agent'],
  [
    'particip',
    'subject',
    'annot',
    'user',
    'person',
    'volunt',
    'patient',
    'expert',
    'evalu',
    'respond',
    'worker',
    'rater',
    'student',
  ],
  [
    'exampl',
    'sampl',
    'instanc',
    'datapoint',
    'point',
    'question',
    'item',
    'pair',
    'imag',
    'prompt',
    'data',
    'queri',
    'video',
    'sentenc',
    'document',
    'trajectori',
    'episod',
    'record',
    'case',
    'clip',
    'object',
  ],
  ['step', 'iter', 'round', 'updat', 'epoch'],
  ['seed', 'run', 'trial', 'repetit', 'initi', 'repeat'],
  ['layer', 'block', 'level'],
  [
    'compon',
    'modul',
    'part',
    'element',
    'key',
    'factor',
    'ingredi',
    'techniqu',
    'modif',
    'strategi',
    'loss',
    'term',
  ],
  ['stage', 'phase', 'step', 'part'],
  ['categori', 'class', 'type', 'kind', 'group', 'label', 'form', 'phenomenon', 'way', 'varieti'],
  ['dimens', 'dim', 'variabl', 'featur'],
  ['metric', 'measur', 'criterion', 'score', 'indic', 'aspect'],
  ['player', 'agent', 'client', 'node', 'robot', 'user', 'devic'],
  ['token', 'word'],
  ['paramet', 'weight', 'param', 'model'],
  ['program', 'benchmark', 'test', 'script'],
  ['contribut', 'claim', 'result', 'theorem', 'insight', 'finding', 'find'],
  ['research', 'challeng', 'issu', 'limit', 'aspect', 'question'],
];

const classOf = new Map<string, Set<number>>();
classes.forEach((members, at) => {
  for (const member of members) classOf.set(member, (classOf.get(member) ?? new Set()).add(at));
});

/** True if two head stems may count the same things under another name ("dataset", "benchmark"). */
export function sameClass(a: string, b: string): boolean {
  if (a === b) return true;
  const of = classOf.get(a);
  const other = classOf.get(b);
  return of !== undefined && other !== undefined && [...of].some((at) => other.has(at));
}
