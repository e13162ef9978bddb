import * as z from 'zod';
import { checkReview } from '../../core/check/check-review.ts';
import { readRequest } from '../../core/engine/messages.ts';
import { buildPaperIndex } from '../../core/evidence/paper-index.ts';
import { readSeen } from '../../core/findings/seen-record.ts';
import { readTriage } from '../../core/findings/triage.ts';
import { importReviews } from '../../core/import/import-reviews.ts';
import { readManifest } from '../../core/import/manifest.ts';
import { readJson } from '../../core/llm/ask.ts';
import { readDetectorConfig } from '../../core/model/detector-config.ts';
import { oneAnswer } from '../../core/opinion/answer.ts';
import { judgeAnswer } from '../../core/opinion/judge-answer.ts';
import type { Paper } from '../../core/paper/model.ts';
import { parseReview } from '../../core/review/parse-review.ts';

/** One kind of input that comes from outside. */
export interface InputKind {
  readonly name: string;
  readonly samples: readonly string[];
  /** Reads a damaged copy as the product does. May throw InputError or say so in what it returns; nothing else. */
  readonly read: (text: string) => unknown;
}

const hotcrp = `==+== Venue 2026 Review Form
==+== Begin Review #18A
==+== Reviewer: Nobody <nobody@example.org>
==+== Paper #18

==*== Overall merit
==-== Choices: 1. Reject
==-==          2. Accept
==-== Enter your choice:

2. Accept

==*== Paper summary

The paper has three figures. \\==+== Scratch.

==+== End Review
`;
const forum = JSON.stringify([
  {
    id: 'r1',
    forum: 'p1',
    replyto: 'p1',
    invitations: ['V.org/-/Official_Review'],
    signatures: ['V.org/Reviewer_a'],
    content: {
      summary: { value: 'The paper proposes **LayerNet**.\n\n1. It is "new".' },
      rating: { value: 4 },
    },
  },
]);
const sheet = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table>
<Row><Cell><Data>Paper ID</Data></Cell><Cell><Data>Reviewer Number</Data></Cell><Cell><Data>Comments</Data></Cell></Row>
<Row><Cell><Data>7</Data></Cell><Cell><Data>1</Data></Cell><Cell><Data><![CDATA[No ablation &amp; no code.]]></Data></Cell></Row>
</Table></Worksheet></Workbook>`;
const letter = `----------------------- REVIEW 1 ---------------------
SUBMISSION: 12
TITLE: Ferry

----------- Overall evaluation -----------
SCORE: 1 (weak accept)
----- TEXT:
The paper has no limitations.
`;
const csv = 'Paper ID,Reviewer Number,Q1. Summary\n7,1,"No ablation, ""none""."\n';

/**
 * @param reviews drafts in several formats
 * @param paper that the drafts are about
 * @param config config.json of a model
 */
export function inputKinds(reviews: readonly string[], paper: Paper, config: string): InputKind[] {
  const index = buildPaperIndex(paper);
  const sentence = 'No ablation study is reported.';
  const quotation = paper.passages[5]?.text ?? '';
  const said = {
    n: 1,
    verdict: 'contradicted',
    type: 'Entity',
    span: 'ablation',
    quotation,
    reason: 'It is there.',
  };
  const answers = z.object({ answers: z.array(oneAnswer) });
  return [
    {
      name: 'reviews',
      samples: [...reviews, hotcrp],
      read: (text) => {
        const settings = { threshold: 'balanced', policy: 'localModel' } as const;
        for (const review of parseReview(text, { path: 'review.txt', sha256: '' })) {
          const { findings } = checkReview(paper, index, review, settings);
          for (const { start, end } of findings)
            if (!(0 <= start && start < end && end <= text.length))
              throw new Error(`offsets ${start}-${end}`);
        }
      },
    },
    { name: 'exports', samples: [forum, sheet, letter, csv, hotcrp, ...reviews], read: importReviews },
    {
      name: 'settings and records',
      samples: [
        config,
        'review,paper,supplement\na.md,b.pdf,c.pdf;d.pdf\n',
        '[{"review": "a.md", "paper": "b.pdf"}]',
        '{"schema":1,"findings":[{"claim":"0a","state":"confirmed","note":"Yes."}]}',
        JSON.stringify({
          kind: 'check',
          id: 1,
          uri: 'file:///a',
          version: 1,
          path: 'a',
          text: '',
          paper: 'b',
        }),
      ],
      read: (text) => {
        readManifest(text);
        readTriage(text);
        readSeen(text);
        const value = parsed(text);
        readDetectorConfig(value);
        readRequest(value);
      },
    },
    {
      name: 'answers of language models',
      samples: [
        JSON.stringify({ answers: [said] }),
        `Sure:\n\`\`\`json\n${JSON.stringify({ answers: [said] })}\n\`\`\``,
      ],
      read: (text) => {
        const read = readJson(text, answers);
        if (read.ok)
          for (const answer of read.value.answers) judgeAnswer(answer, sentence, index, paper.passages);
      },
    },
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
