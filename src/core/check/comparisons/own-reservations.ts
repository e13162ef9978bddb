import type { PaperIndex } from '../../evidence/paper-index.ts';
import { ownNames } from '../aligned/own-names.ts';
import { statementsOf, type Statement } from '../aligned/statements.ts';

/** A sentence in which the paper says that its own method does not win everywhere. */
export interface Reservation {
  readonly statement: Statement;
  /** most: it wins mostly; except: everywhere but somewhere; loses: it is worse somewhere. */
  readonly kind: 'most' | 'except' | 'loses';
  /** It speaks of time, memory or money. */
  readonly cost: boolean;
  /** Range in `statement.lower` of the telling words. */
  readonly start: number;
  readonly end: number;
}

const winning =
  'outperform\\w*|surpass\\w*|beat(?:s|ing)?|exceed\\w*|superior\\w*|best|improv\\w*|highest|state-of-the-art|sota|better|gains?|wins?|leads?|top';
const domain =
  'data ?sets?|benchmarks?|tasks?|settings?|metrics?|measures?|backbones?|cases|environments?|domains?|scenarios?|experiments|problems?|test sets?|splits?|baselines?|methods?|games?|languages?|comparisons?|categories|classes|instances?|types|levels?|conditions?';
const count = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+';
const most = new RegExp(
  String.raw`\b(?:${winning})\b[^.;]{0,70}?\b(?:(?:on|in|across|for|over|under) )?(?:most|the majority of|a majority of|nearly all|almost all|(?:${count}) (?:out )?of (?:the |all )?(?:${count}))(?: of)?(?: the)? (?:[\p{L}-]+ ){0,3}(?:${domain})\b|\b(?:mostly|in most (?:cases|settings|scenarios)) (?:${winning})\b|\b(?:on|in|across|for) (?:most|the majority of) (?:of the )?(?:[\p{L}-]+ ){0,2}(?:${domain})\b[^.;]{0,60}\b(?:${winning})\b`,
  'u',
);
const except = new RegExp(
  String.raw`\b(?:${winning})\b[^.;]{0,120}?(?:\bexcept(?: for| in| on| when)?\b|\bwith the (?:sole |only )?exceptions? of\b|\ball but\b|\bapart from\b)|(?:\bexcept (?:for|in|on)\b|\bwith the exceptions? of\b)[^.;]{0,100}?\b(?:${winning})\b`,
  'u',
);
const slightly =
  '(?:(?:only|just|still) )?(?:(?:slightly|marginally|somewhat|moderately|a bit|a little|modestly|notably) )?';
/** After the method's own name. */
const losesAfter = new RegExp(
  String.raw`^(?:[^.;,]|, (?=while|although|though)){0,45}?\b(?:(?:performs?|is|are|remains?|achieves?|obtains?|yields?|yielding|shows?|has|have|exhibits?|delivers?|scores?) (?:a )?${slightly}(?:worse(?! than random)|lower (?:overall |average |solution |image |generation |task )?(?:performance|accuracy|scores?|results?|than|quality|fidelity|f1|auc\w*|recall|precision|success|r@\d+|psnr|ssim|map|bleu|rouge\S*)|inferior|weaker|poorer|less accurate|behind|below)\b|(?:slightly |marginally )?(?:underperforms?|lags?(?: slightly)? behind|falls? (?:slightly )?(?:short|behind)|trails?)\b|(?:does|do|did) not (?:always |consistently |significantly )?(?:outperform|surpass|beat|exceed|achieve (?:the )?(?:best|state)|show (?:a )?significant (?:advantage|improvement))|(?:is|are) (?:slightly |marginally )?(?:outperformed|surpassed|beaten) by|(?:ranks?|is|comes?|places?|are) (?:the )?second(?:[- ]best)?\b|(?:is|are) unable to (?:obtain|achieve|reach|outperform|surpass)|fails? to (?:outperform|surpass|beat|match))`,
  'u',
);
/** Before the method's own name. */
const losesBefore =
  /\b(?:slightly |marginally |even |still )?(?:outperforms?|surpass(?:es)?|beats?|(?:achieves?|obtains?|yields?|has|reports?|shows?) (?:a )?(?:slightly |marginally )?(?:better|higher|superior)(?: [\p{L}-]+){0,4} (?:than|compared (?:to|with)))(?: both)? (?:that of |the )?$/u;
const minor =
  /\b(?:with|despite|shows?|only|exhibits?) (?:only )?(?:a |some )?(?:minor|slight|small|marginal|modest) (?:performance |accuracy )?(?:gaps?|drops?|decreases?|degradations?|declines?|losses|loss|deficits?) (?:in|on|for) /u;
const cost =
  /\b(?:time|faster|slower|speed\w*|latency|memory|costs?|runtime|throughput|parameters?|flops|compute|computation\w*|overhead|storage|training cost|converge\w*)\b/u;
/** About parts and variants of the method, about others, about what was not built. */
const aside =
  /\b(?:w\/o|without|remov\w*|ablat\w*|variants?|replac\w*|disabl\w*|instead of|if we|when we|would|simply|naive\w*|initial\w*|early|previous|prior|existing (?:methods|work|approaches))\b/u;

const found = new WeakMap<PaperIndex, readonly Reservation[]>();

/** The paper's reservations about its own wins. */
export function ownReservations(index: PaperIndex): readonly Reservation[] {
  let list = found.get(index);
  if (!list) found.set(index, (list = search(index)));
  return list;
}

function search(index: PaperIndex): Reservation[] {
  const own = ownPattern(index);
  return statementsOf(index).all.flatMap((statement) => {
    const { lower, related } = statement;
    if (related || aside.test(lower)) return [];
    const make = (kind: Reservation['kind'], start: number, end: number): Reservation => ({
      statement,
      kind,
      start,
      end,
      cost: cost.test(lower.slice(Math.max(0, start - 40), end + 60)),
    });
    const exception = except.exec(lower);
    if (exception) return make('except', exception.index, exception.index + exception[0].length);
    for (const hit of lower.matchAll(own)) {
      const end = hit.index + hit[0].length;
      const after = losesAfter.exec(lower.slice(end));
      if (after) return make('loses', hit.index, end + after[0].length);
      const before = losesBefore.exec(lower.slice(0, hit.index));
      if (before) return make('loses', before.index, end);
    }
    const small = minor.exec(lower);
    if (small) return make('loses', small.index, small.index + small[0].length);
    const mostly = most.exec(lower);
    return mostly ? make('most', mostly.index, mostly.index + mostly[0].length) : [];
  });
}

const ownPatterns = new WeakMap<PaperIndex, RegExp>();

/** Every way to name the proposal in running text (global, folded lower case). */
export function ownPattern(index: PaperIndex): RegExp {
  let pattern = ownPatterns.get(index);
  if (!pattern) ownPatterns.set(index, (pattern = patternFor(ownNames(index))));
  return pattern;
}

function patternFor(names: ReadonlySet<string>): RegExp {
  const escaped = [...names].map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const kinds = 'methods?|approach|model|framework|algorithm|technique|system|results?|performance';
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${[
      ...escaped,
      String.raw`(?:our|the proposed|proposed) (?:[\p{L}-]+ ){0,2}(?:${kinds})`,
      'ours',
    ].join('|')})(?![\p{L}\p{N}])`,
    'gu',
  );
}
