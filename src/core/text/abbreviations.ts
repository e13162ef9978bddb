/**
 * Words whose full stop does not end a sentence, in three classes by what may follow. Lower-cased, without the last
 * full stop. The classes matter more than the lists: "no. 5" goes on, "the answer is no. The" does not.
 */

/** Never the end of a sentence. */
export const alwaysJoins: ReadonlySet<string> = new Set(
  'e.g i.e eg ie cf vs viz w.r.t wrt a.k.a mr mrs ms dr prof st incl esp aka ca'.split(' '),
);

/** Goes on only before a number, letter or other reference: "Fig. 3", "Eq. (5)", "Sec. B.2", "No. 4". */
export const joinsBeforeReference: ReadonlySet<string> = new Set(
  (
    'fig figs eq eqs eqn eqns sec secs sect sects tab tabs tbl alg algs thm thms prop props lem cor def defs ref refs ' +
    'app appx apx ch chap vol vols no nos nr p pp l ll ln para pg art ed eds ex assump asm rem supp suppl col'
  ).split(' '),
);

/** Goes on unless the next word is one that usually opens a sentence: "et al. Model", but "et al. The model". */
export const joinsUnlessOpener: ReadonlySet<string> = new Set(
  (
    'al approx resp i.i.d iid w.l.o.g wlog s.t u.s u.k e.u ph.d m.sc b.sc inc ltd corp co avg std max min est dept ' +
    'univ conf proc trans int intl assoc ibid op cit jan feb mar apr jun jul aug sep sept oct nov dec gen vers'
  ).split(' '),
);

/** Words that often open a sentence and hardly ever stand capitalised in the middle of one. */
export const openers: ReadonlySet<string> = new Set(
  (
    'a an the this that these those there here it its they their he she his her we our us i my you your if in on at by ' +
    'for from to with without while when where whereas since as so because although though but and or yet however ' +
    'moreover furthermore additionally also besides finally first firstly second secondly third thirdly then thus hence ' +
    'therefore overall generally specifically similarly otherwise nevertheless nonetheless unfortunately is are was were ' +
    'do does did can could would should will may might how what why who which whether please some many most more much ' +
    'each every all both no not another other one two even just only after before during based given due using minor ' +
    'major perhaps maybe regarding concerning despite unlike like apart indeed instead still again authors reviewers'
  ).split(' '),
);
