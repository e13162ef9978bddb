import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a person sees in a fixture: test/fixtures/pdf/README.md says what each field means. */
export interface Expected {
  readonly opens: boolean;
  readonly error?: string;
  readonly password?: string;
  readonly pages?: number;
  readonly pagesWithoutText?: readonly number[];
  readonly failedPages?: readonly number[];
  readonly title?: string;
  readonly headings?: readonly { number: string | null; title: string; page: number; appendix?: boolean }[];
  readonly captions?: readonly { kind: string; number: string; text: string; page: number }[];
  readonly tables?: readonly { number: string; page: number; rows: readonly (readonly string[])[] }[];
  readonly equations?: readonly { number: string; page: number }[];
  readonly references?: readonly { key: string | null; author: string; year: string }[];
  readonly footnotes?: readonly { page: number; text: string }[];
  readonly furniture?: readonly { page: number; text: string }[];
  readonly sentences?: readonly { page: number; text: string }[];
  /** `restarts`: every page begins anew at `first`; `last` is the largest. */
  readonly lineNumbers?: {
    first: number;
    last: number;
    step: number;
    perPage: readonly number[];
    restarts?: boolean;
  };
  readonly lines?: readonly { number: number; page: number; text: string }[];
  readonly order?: readonly (readonly string[])[];
  readonly absent?: readonly string[];
  readonly hidden?: readonly { text: string; how: string; instruction?: boolean; note?: string }[];
  readonly visible?: readonly string[];
}

export interface Fixture {
  readonly name: string;
  readonly pdf: string;
  readonly expected: Expected;
}

const fixtures = join(import.meta.dirname, '../../fixtures');

/** All PDFs of the project with their expectations. */
export function pdfFixtures(): Fixture[] {
  return ['pdf', 'sample'].flatMap((folder) =>
    readdirSync(join(fixtures, folder))
      .filter((file) => file.endsWith('.expected.json'))
      .map((file) => {
        const name = file.replace('.expected.json', '');
        const expected = JSON.parse(readFileSync(join(fixtures, folder, file), 'utf8')) as Expected;
        return { name, pdf: join(fixtures, folder, `${name}.pdf`), expected };
      })
      .filter(({ pdf }) => existsSync(pdf)),
  );
}
