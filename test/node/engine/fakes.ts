import { protocolVersion } from '../../../src/core/engine/protocol.ts';
import type {
  EngineEvent,
  EngineRequest,
  EngineSettings,
  NamedPlace,
} from '../../../src/core/engine/protocol.ts';
import type { CheckResult, Finding } from '../../../src/core/findings/finding.ts';
import type { PaperIndex } from '../../../src/core/evidence/paper-index.ts';
import type { Paper } from '../../../src/core/paper/model.ts';
import type { Review, Sentence } from '../../../src/core/review/model.ts';
import type { EngineCore } from '../../../src/node/engine/engine-core.ts';
import type { CheckJob } from '../../../src/node/engine/check-queue.ts';
import type { EngineListener, EngineProcess } from '../../../src/node/engine/fork-engine.ts';

export const settings: EngineSettings = {
  detector: 'auto',
  modelPath: null,
  threshold: 'balanced',
  policy: 'localModel',
  dismissed: [],
};

export function job(over: Partial<CheckJob> = {}): CheckJob {
  return {
    uri: 'file:///r.md',
    version: 1,
    path: '/r.md',
    text: 'One. Two.',
    paper: '/p.pdf',
    supplements: [],
    passwords: {},
    ocr: false,
    settings,
    ...over,
  };
}

export function finding(over: Partial<Finding> = {}): Finding {
  return {
    id: 'c1-r1-0',
    claimKey: 'c1',
    kind: 'error',
    start: 0,
    end: 4,
    sentence: { start: 0, end: 4 },
    type: 'Number',
    node: 'number/metric-value',
    score: 0.9,
    severity: 'warning',
    absence: false,
    message: 'Number: the paper says 91.2.',
    reason: 'The paper says 91.2.',
    detector: 'numbers',
    evidence: [
      { document: 0, page: 5, section: '4.2 Ablation', text: 'We reach 91.2.', rects: [], score: 1 },
    ],
    fixes: [],
    ...over,
  };
}

export function namedPlace(): NamedPlace {
  const evidence = { document: 0, page: 3, section: null, text: 'Table 2: Piers.', rects: [], score: 1 };
  const name = { kind: 'table', word: 'table', number: '2' } as const;
  return { ...name, title: 'Table 2: Piers.', detail: 'Pier 4', evidence, start: 0, end: 7 };
}

export function result(findings: readonly Finding[] = []): CheckResult {
  return {
    detector: 'symbolic',
    settings: { threshold: 'balanced', policy: 'localModel', modelSha256: null },
    score: 0,
    sentences: [],
    findings,
    coverage: { pagesRead: 1, pagesWithoutText: [], sentencesChecked: 2, sentencesSkipped: [], notes: [] },
  };
}

export function paper(path: string): Paper {
  return {
    key: 'k',
    title: 'A title',
    documents: [{ path, sha256: '0', format: 'pdf', pages: 9 }],
    sections: [],
    blocks: [],
    tables: [],
    captions: [],
    references: [],
    passages: [],
    warnings: [],
    pagesWithoutText: [],
    furniture: [],
    hidden: [],
    equations: [],
    lineNumbers: [],
    supplementMissing: false,
    appendixCut: false,
  };
}

/** A review whose sentences are the words of its text. */
function review(text: string, path: string): Review {
  const sentences = text.split(' ').map((word) => ({ text: word })) as unknown as Sentence[];
  return { id: 'r', path, source: text, sentences } as unknown as Review;
}

/** A core that checks one word a step; `onStep` is called before each. */
export function fakeCore(over: Partial<EngineCore> & { onStep?: (done: number) => void } = {}): EngineCore {
  return {
    read: (path) => Promise.resolve({ paper: paper(path), index: {} as PaperIndex }),
    parse: (text, path) => [review(text, path)],
    places: () => [],
    *check(_read, { sentences }) {
      for (let done = 1; done <= sentences.length; done++) {
        over.onStep?.(done);
        yield done;
      }
      return result([finding()]);
    },
    model: () => Promise.resolve({ model: null, why: null }),
    opinion: () => Promise.reject(new Error('no language model is configured')),
    ...over,
  };
}

/** An engine process played by the test: it records what is sent and says what it is told to. */
export class FakeProcess implements EngineProcess {
  readonly pid = 1;
  readonly sent: EngineRequest[] = [];
  killed = false;
  readonly #listener: EngineListener;

  constructor(listener: EngineListener) {
    this.#listener = listener;
  }

  send(message: EngineRequest): void {
    this.sent.push(message);
  }

  kill(): void {
    this.killed = true;
    this.exit('signal SIGKILL');
  }

  say(event: EngineEvent | { kind: string }): void {
    this.#listener.message(event);
  }

  ready(protocol = protocolVersion): void {
    this.say({ kind: 'ready', protocol });
  }

  /** Answers the check sent last. */
  answer(findings: readonly Finding[] = []): void {
    const { id, uri, version } = this.checks().at(-1)!;
    const info = { path: '/p.pdf', documents: ['/p.pdf'], title: null, pages: 9, key: 'k', warnings: [] };
    const reviews = [{ reviewId: 'r', result: result(findings) }];
    this.say({ kind: 'result', id, uri, version, paper: info, reviews });
  }

  exit(how = 'signal SIGSEGV'): void {
    this.#listener.exit(how);
  }

  checks(): Extract<EngineRequest, { kind: 'check' }>[] {
    return this.sent.filter((message) => message.kind === 'check');
  }
}
