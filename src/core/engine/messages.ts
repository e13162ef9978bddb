import * as z from 'zod';
import { lazy } from '../lazy.ts';
import { anchorKinds } from '../evidence/anchors.ts';
import { coarseTypes } from '../findings/finding.ts';
import { opinionModes } from '../opinion/question-modes.ts';
import {
  checkStages,
  detectorChoices,
  provisionalWhys,
  type EngineEvent,
  type EngineRequest,
} from './protocol.ts';

/** Schemas of protocol.ts: either side reads what the other sent through them and trusts nothing else. */

const schemas = lazy(() => {
  const offset = z.number().int().nonnegative();
  const range = { start: offset, end: offset };
  const share = z.number().min(0).max(1);
  const page = z.number().int().positive().nullable();
  const threshold = z.enum(['strict', 'balanced', 'recall']);
  const policy = z.enum(['rulesOnly', 'localModel', 'cloudAllowed']);
  const type = z.enum(coarseTypes).nullable();

  const settings = z.object({
    detector: z.enum(detectorChoices),
    modelPath: z.string().min(1).nullable(),
    threshold,
    policy,
    dismissed: z.array(z.string()),
  });

  const opinion = z.object({
    model: z.string().min(1),
    host: z.string(),
    local: z.boolean(),
    mode: z.enum(opinionModes),
    answers: z.record(z.string(), z.string()),
    failed: z.array(z.string()),
    problems: z.array(z.string()),
  });

  const request = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('hello'), protocol: z.number() }),
    z.object({
      kind: z.literal('check'),
      id: z.number().int(),
      uri: z.string(),
      version: z.number().int(),
      path: z.string(),
      text: z.string(),
      paper: z.string().min(1),
      supplements: z.array(z.string()),
      passwords: z.record(z.string(), z.string()),
      ocr: z.boolean(),
      settings,
      opinion: opinion.optional(),
    }),
    z.object({ kind: z.literal('cancel'), id: z.number().int() }),
    z.object({
      kind: z.literal('places'),
      id: z.number().int(),
      paper: z.string().min(1),
      supplements: z.array(z.string()),
      ocr: z.boolean(),
      text: z.string().nullable(),
    }),
  ]);

  const evidence = z.object({
    document: offset,
    page,
    section: z.string().nullable(),
    text: z.string(),
    rects: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
    lines: z.tuple([z.number(), z.number()]).optional(),
    score: share,
  });

  const fix = z.object({ title: z.string(), edits: z.array(z.object({ ...range, text: z.string() })) });

  const verdict = z.enum(['supported', 'contradicted', 'not-found', 'not-checked']);

  const finding = z.object({
    id: z.string(),
    claimKey: z.string(),
    kind: z.enum(['error', 'answered']),
    ...range,
    sentence: z.object(range),
    type,
    node: z.string(),
    score: share,
    severity: z.enum(['warning', 'information', 'hint']),
    absence: z.boolean(),
    message: z.string(),
    reason: z.string(),
    detector: z.string(),
    secondOpinion: z.object({ model: z.string(), verdict, reason: z.string() }).optional(),
    evidence: z.array(evidence),
    fixes: z.array(fix),
  });

  const sentence = z.object({
    ...range,
    kind: z.enum(['fact', 'opinion', 'request', 'other']),
    score: share,
    verdict,
    type,
    spans: z.array(z.object({ ...range, score: share })),
  });

  const coverage = z.object({
    pagesRead: offset,
    pagesWithoutText: z.array(z.number().int()),
    sentencesChecked: offset,
    sentencesSkipped: z.array(z.object({ ...range, reason: z.string() })),
    notes: z.array(z.string()),
  });

  const result = z.object({
    detector: z.enum(['symbolic', 'local', 'llm']),
    settings: z.object({ threshold, policy, modelSha256: z.string().nullable() }),
    score: share,
    sentences: z.array(sentence),
    findings: z.array(finding),
    coverage,
  });

  const paper = z.object({
    path: z.string(),
    documents: z.array(z.string()),
    title: z.string().nullable(),
    pages: z.number().int().nullable(),
    key: z.string(),
    warnings: z.array(
      z.object({ kind: z.string(), page, text: z.string(), document: z.exactOptional(offset) }),
    ),
  });

  const stamp = { id: z.number().int(), uri: z.string(), version: z.number().int() };

  const question = z.object({
    key: z.string(),
    messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
    maxTokens: z.number().int().positive(),
  });

  const reviews = z.array(z.object({ reviewId: z.string(), result, open: z.array(question).optional() }));

  const place = z.object({
    kind: z.enum(anchorKinds),
    word: z.string(),
    number: z.string(),
    title: z.string(),
    detail: z.string(),
    evidence,
    ...range,
  });

  const event = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ready'), protocol: z.number() }),
    z.object({ kind: z.literal('places'), id: z.number().int(), places: z.array(place).nullable() }),
    z.object({
      kind: z.literal('progress'),
      id: z.number().int(),
      stage: z.enum(checkStages),
      done: z.number(),
      total: z.number(),
    }),
    z.object({
      kind: z.literal('provisional'),
      why: z.enum(provisionalWhys),
      ...stamp,
      paper,
      reviews,
    }),
    z.object({ kind: z.literal('result'), ...stamp, paper, reviews }),
    z.object({ kind: z.literal('locked'), ...stamp, document: z.string(), wrong: z.boolean() }),
    z.object({
      kind: z.literal('failed'),
      ...stamp,
      reason: z.enum(['input', 'internal', 'cancelled']),
      message: z.string(),
    }),
  ]);

  return { request, event };
});

/** The request, or null for anything that is not one. */
export function readRequest(message: unknown): EngineRequest | null {
  return schemas().request.safeParse(message).data ?? null;
}

/** The event, or null for anything that is not one. */
export function readEvent(message: unknown): EngineEvent | null {
  return schemas().event.safeParse(message).data ?? null;
}
