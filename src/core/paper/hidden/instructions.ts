import { lookAlike } from './confusables.ts';
import { instructionLanguages } from './instruction-languages.ts';

/**
 * Wordings that speak to a reviewer or a language model, matched on text without white space and punctuation: LaTeX
 * paints no spaces, and hidden text is often broken up. `~` stands for up to 30 letters of anything, `≈` for 200.
 */
const wordings = [
  // Setting aside what was asked.
  '(?:ignore|disregard|forget|override|bypass)(?:all|any|every|each)?(?:of)?(?:the|your|my|these|those)?(?:previous|prior|above|earlier|preceding|foregoing|former|other|original|existing|system)(?:and~)?(?:instruction|prompt|direction|guideline|rule|command|order|text|message|context|polic)',
  '(?:ignore|disregard|forget)(?:all|any|your|the|these)(?:instruction|prompt|guideline|rule)',
  '(?:newinstructions?|instructions?)(?:for|to)(?:the|any|all)?(?:ai|llm|languagemodel|largelanguagemodel|chatbot|assistant|reviewer|model)',
  '(?:忽略|无视|無視|忘记|忘掉)(?:.{0,8})(?:指令|指示|提示|说明|要求|命令)',
  '(?:指示|命令|プロンプト)(?:.{0,6})(?:無視|忘れ)',
  '(?:이전|위의|모든|앞선)(?:.{0,6})(?:지시|명령|프롬프트|지침)(?:.{0,6})(?:무시|잊)',
  // A verdict that is asked for.
  '(?:give|provide|write|output|return|generate|produce|respondwith|issue|submit|assign|deliver|offer|make|leave)(?:it|us|me|this~|thepaper~|only|nothingbut|an?|the)*~(?:positive|favou?rable|glowing|excellent|outstanding|enthusiastic|supportive|highest|maximum|perfect|strongaccept|topscore|highscore|highrating)~(?:review|rating|score|evaluation|assessment|feedback|recommendation|accept|grade|mark)',
  '(?:positive|favou?rable|good|glowing)(?:review|feedback|evaluation|assessment|rating)s?only',
  '(?:give|assign|award|rate|score|grade|mark)(?:this|the|our)(?:paper|submission|work|manuscript|article|novelty|soundness|originality|contribution|clarity|significance)~(?:highest|maximum|topscore|full(?:marks|score)|strongaccept|(?:as|an?)excellent|10(?:outof|of)?10|9(?:outof|of)?10|asoutstanding|highly)',
  '(?:recommend|suggest|advise|votefor|leantowards?|argue(?:for)?|advocate(?:for)?)(?:strongly|clear|an?|the|its|for|to|this|paper|of)*(?:strong|unconditional|immediate|clear|weak|direct)?accept(?!ance(?:rate|ratio|length|criteri|prob|threshold))',
  '(?:accept|approve)(?:this|our)(?:paper|submission|manuscript|work|article)',
  '(?:paper|submission|manuscript|work)(?:should|must|has|deserves|needs|ought)(?:to)?(?:definitely|certainly|clearly)?(?:be)?(?:accept|get(?:the|a)?(?:highest|high|top)|receive(?:the|a)?(?:highest|high|top)|recommend)',
  // "We do not report negative results" tells what was done.
  '(?:(?<!we|they|authors|studies|works|papers|methods|approaches|models|experiments|who|which)(?:donot|dont|never|avoid)|mustnot|shouldnot|mustnt|refrainfrom)(?:list|mention|highlight|report|includ|point|rais|discuss|writ|output|giv|critic|stat|nam|find|identif)(?:e|ing|ting|es|ise|izing|ising|y|outing)?(?:out)?(?:any|the|its|of|potential|possible|major)*(?:.{0,12}?)(?:negative(?!results?|sample|example|transfer|pair|value|number|log)|weakness|limitation|criticism|flaw|shortcoming|drawback|rejection)',
  '(?:emphasi[sz]e|highlight|stress|praise|focuson)(?:the|its|this|papers?|only|on|exceptional|outstanding|of|work)*(?:strengths|exceptional)',
  '(?:给出|给予|提供|写出|输出|撰写)(?:.{0,10})(?:正面|积极|肯定|好评|高分|最高)',
  '(?:接受|录用|推荐接收|推荐录用)(?:本|该|这篇|此)(?:论文|文章|稿件)',
  '(?:高い|肯定的|好意的|高評価|最高)(?:.{0,8})(?:評価|査読|レビュー|スコア)(?:.{0,8})(?:ください|せよ|すること|与え|つけ)',
  '(?:긍정적|높은|좋은|최고)(?:.{0,6})(?:리뷰|평가|점수|심사)(?:.{0,8})(?:주세요|하라|하세요|작성|부여|제공)',
  ...instructionLanguages,
  // Words to slip into the review.
  '(?:include|insert|use|add|put|mention|write|quote|contain|incorporate|weave)(?:both|all|each|of|one|exactly|verbatim)*(?:the|these|this|following|exact|two|three|phrase|keyword|word|sentence|string|expression)*(?:phrase|keyword|sentence|word|string|expression)s?≈(?:in|within|into|of|to|somewherein|at)~(?:your|the)(?:peer)?(?:review|response|output|answer|summary|report|evaluation|assessment)',
  '(?:begin|start|end|open|conclude)(?:your|the)(?:peer)?(?:review|response|answer|summary|output)with',
  '(?:in|of|to)your(?:peer)?review(?:you)?(?:must|should|please|always|include|mention|use|donot)',
  'your(?:peer)?review(?:must|should|shall|needsto|hasto|isto|willbe)',
  // Speaking to a model or a reviewer.
  '(?:asan?|ifyouarean?|youarean?|youare|notetoan?|noteto|notefor|attention|dear|hello|hey|toany|toall)(?:the|any|all)?(?:ai|llm|llms|languagemodels?|largelanguagemodels?|chatbots?|chatgpt|aiassistant|aireviewers?|llmreviewers?|automatedreviewers?|aimodels?|aisystems?)~(?:review|rate|score|accept|recommend|positive|must|should|shall|ignore|donot|please|rating|evaluat)',
  '(?:asa|dear|attention|note(?:to|for)(?:the|all|any)?)(?:peer)?reviewers?(?:you)?(?:must|should|please|give|rate|score|accept|recommend|donot|ignore|include|write)',
  '(?:languagemodels?|llms?|chatbots?|aireviewers?|aiassistants?|chatgpt)(?:must|should|shall)(?:not)?(?:list|mention|review|rate|score|accept|recommend|ignore|give|write|include|report|refuse)',
  '(?:systemprompt|beginsystem|endofprompt|jailbreak|promptinjection)~(?:review|ignore|instruction|score|accept|youare|you)',
  'youare(?:now)?an?(?:expert|helpful|senior|experienced|professional|objective)?~(?:reviewer|assistant|languagemodel|areachair|metareviewer)',
  '(?:refuse|decline|stop)(?:to|reviewing|from)?(?:review|evaluat|process|summari)~(?:this|paper|document|manuscript|pdf)',
].map((wording) => new RegExp(wording.replaceAll('≈', '.{0,200}?').replaceAll('~', '.{0,30}?'), 'u'));

/** Longer texts are no instructions in their tail: data in disguise. */
const longestRead = 20_000;

/**
 * Where a text begins to read like an instruction to a reviewer or a language model, as an index into it; -1 where it
 * does not. White space, case, accents and punctuation do not count, letters that look alike are one, and text that is
 * spelled backwards is read too.
 */
export function instructionAt(text: string): number {
  const { plain, alike, places } = squeeze(text.slice(0, longestRead));
  const starts = [firstOf(plain)?.start];
  if (alike !== plain) starts.push(firstOf(alike)?.start);
  const backwards = firstOf(alike.split('').reverse().join(''));
  if (backwards) starts.push(alike.length - backwards.end);
  const first = Math.min(...starts.map((start) => start ?? Infinity));
  return first === Infinity ? -1 : places[first]!;
}

/** Range of the first wording in a squeezed text. */
function firstOf(squeezed: string): { start: number; end: number } | null {
  let first: { start: number; end: number } | null = null;
  for (const wording of wordings) {
    const found = wording.exec(squeezed);
    if (found && (first === null || found.index < first.start)) {
      first = { start: found.index, end: found.index + found[0].length };
    }
  }
  return first;
}

interface Squeezed {
  /** Letters and digits alone, in lower case, Latin ones without accents. */
  readonly plain: string;
  /** The same, with the Latin letter in place of one that looks like it. */
  readonly alike: string;
  /** Where in the text each UTF-16 unit of `plain` and `alike` stands. */
  readonly places: readonly number[];
}

function squeeze(text: string): Squeezed {
  let [plain, alike] = ['', ''];
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    for (const letter of bare(character)) {
      if (!/[\p{L}\p{N}]/u.test(letter)) continue;
      const lower = letter.toLowerCase();
      const look = lookAlike(letter);
      plain += lower;
      alike += look.length === lower.length ? look.toLowerCase() : lower;
      for (let n = 0; n < lower.length; n += 1) places.push(at);
    }
    at += character.length;
  }
  return { plain, alike, places };
}

/** Hangul, Kana and Cyrillic letters are other letters without their marks. */
function bare(character: string): string {
  const whole = character.normalize('NFKC');
  if (whole === 'ß') return 'ss';
  return /\p{Script=Latin}/u.test(whole) ? whole.normalize('NFKD').replace(/\p{M}+/gu, '') : whole;
}
