/**
 * Wordings of languages other than English that set instructions aside, or ask for a verdict. They are matched on
 * letters without white space and accents, as in instructions.ts. Only forms that command are here: where a language
 * has the same form for "he writes", the paper that it is about must follow.
 */
export const instructionLanguages: readonly string[] = [
  // French
  '(?:ignorez|ignorer|oubliez)(?:toutes)?(?:les|ces|vos)?(?:precedentes)?(?:instructions|consignes|directives)',
  asked({
    verbs:
      '(?:veuillez|mercide|vousdevez|prierede|ilfaut)(?:bien)?(?:rediger|ecrire|donner|fournir|attribuer|produire|rendre|formuler)|redigez|ecrivez|donnez|fournissez|attribuez|produisez|formulez',
    nouns: 'evaluation|critique|revue|avis|rapport|recension|appreciation|note(?!z)|commentaire',
    praise: 'positi|favorable|elogieu|excellent|enthousiast|maximal',
  }),
  'acceptez(?:cet|ce|cette)(?:article|papier|soumission|manuscrit|travail)',
  'recommandez(?:vivement|fortement)?(?:l|son|sa)(?:acceptation|publication)',
  // Spanish
  '(?:ignor(?:a|ad|e|en)|olvid(?:a|ad|e|en)|omit(?:e|a|an))(?:todas(?:las|tus|sus)?(?:anteriores|previas)?(?:instrucciones|indicaciones|ordenes|directrices)|(?:las|tus|sus)(?:(?:anteriores|previas)(?:instrucciones|indicaciones)|(?:instrucciones|indicaciones|ordenes|directrices)(?:anteriores|previas|precedentes)))',
  asked({
    verbs:
      'escriban?(?!d)|redacten?|proporcionen?(?!s)|otorguen?|(?:porfavor|debes?|deben)(?:escribir|redactar|dar|otorgar)',
    nouns: 'resena|evaluacion|revision|critica|valoracion|calificacion|puntuacion|dictamen|informe|opinion',
    praise: 'positiv|favorable|excelente|elogios|entusiast|maxim',
  }),
  '(?:escribe|redacta|da|haz)una?(?:resena|evaluacion|revision|critica|valoracion)(?:muy|solo)?(?:positiva|favorable|excelente)(?:de|sobre|para|a)(?:este|el)?(?:articulo|trabajo|manuscrito|paper)',
  '(?:acept(?:a|e|en)|aprueb(?:a|e|en))este(?:articulo|trabajo|manuscrito|paper)',
  'recomienden?(?:encarecidamente|firmemente)?(?:la|su)(?:aceptacion|publicacion)',
  // Portuguese
  '(?:ignor(?:a|e|em)|esquec(?:a|am)|desconsiderem?)(?:todasas(?:suas)?(?:instrucoes|orientacoes|diretrizes|ordens)|as(?:(?:instrucoes|orientacoes|diretrizes)(?:anteriores|previas|acima)|anteriores(?:instrucoes|orientacoes)))',
  asked({
    verbs:
      'escrevam?(?!os)|forneca|atribuam?(?!os)|redijam?(?!os)|elaborem?(?!os)|(?:porfavor|deve|devem)(?:escrever|fornecer|dar|atribuir|redigir)',
    nouns: 'avaliacao|revisao|resenha|parecer|critica|recensao|nota|pontuacao',
    praise: 'positiv|favorave|excelente|elogios|entusiast|maxim',
  }),
  '(?:aceitem?|aprovem?)este(?:artigo|trabalho|manuscrito|paper)',
  'recomendem?(?:fortemente)?(?:a|sua)(?:aceitacao|aprovacao|publicacao)',
  // Italian
  '(?:ignor(?:a|ate|i|ino|are)|dimentica(?:te)?)(?:tutte(?:le)?(?:tue)?(?:precedenti)?(?:istruzioni|indicazioni|direttive)|le(?:precedenti(?:istruzioni|indicazioni)|(?:istruzioni|indicazioni|direttive)(?:precedenti|sopra)))',
  asked({
    verbs:
      'scrivi|scrivete|scriva(?!no)|fornisci|fornite|redigi(?!amo)|redigete|(?:sipregadi|pregodi|devi|dovete)(?:scrivere|fornire|dare|redigere)',
    nouns: 'recension|valutazion|revision|giudizi|punteggi|parere',
    praise: 'positiv|favorevol|eccellent|entusiast|massim|ottim',
  }),
  '(?:accetta|accettate|approva|approvate)quest[oa]?(?:articolo|lavoro|manoscritto|paper)',
  '(?:raccomand(?:a|ate|i)|consiglia(?:te)?)(?:vivamente|fortemente)?(?:l|la|sua)*accettazione(?:di|del)',
  // German
  '(?:ignorier|vergiss|missachte)[a-z]{0,3}(?:sie)?(?:alle|saemtliche|samtliche)?(?:der|die)?(?:vorherigen|bisherigen|fruheren|obigen|vorigen)?(?:anweisungen|instruktionen|anleitungen|vorgaben)',
  asked({
    verbs:
      '(?<!ich)(?:schreibe?(?!n|r|t)|verfasse(?!n|r|t)|erstelle(?!n|r|t)|gib(?!t)|(?:schreib|verfass|erstell|geb)ensie)(?:bitte|mir|uns|nur|ausschliesslich)*',
    nouns: 'gutachten|bewertung|beurteilung|rezension|review|begutachtung|note(?!n)',
    praise: 'positiv|wohlwollend|hervorragend|exzellent|begeistert|beste|hochste',
  }),
  '(?<!ich)(?:empfehle(?!n|r)|empfiehl|empfehlensie)(?:bitte|dringend|unbedingt)*(?:die|zur|eine)?annahme',
  '(?:akzeptiere(?!n|r)|akzeptierensie|nehmensie)(?:bitte)?dies(?:e|en|es)(?:artikel|arbeit|papier|paper|beitrag|manuskript)',
  // Dutch
  'negeer(?:alle|de|je)*(?:voorgaande|eerdere|vorige)(?:instructies|aanwijzingen|opdrachten)',
  asked({
    verbs: 'schrijf|geef',
    nouns: 'beoordeling|recensie|review',
    praise: 'positie|lovende|uitstekende',
  }),
  // Polish
  '(?:zignoruj|ignoruj|pomin)(?:cie)?(?:wszystkie)?(?:poprzednie|wczesniejsze)?(?:instrukcje|polecenia)',
  asked({
    verbs: 'napisz(?:cie)?|wystaw(?:cie)?',
    nouns: 'recenzj|ocen|opini',
    praise: 'pozytywn|przychyln',
  }),
  // Russian
  '(?:игнорируй|забудь)(?:те)?(?:все)?(?:предыдущие|прежние)?(?:инструкции|указания)',
  asked({
    verbs: '(?:напиши|дай|составь|поставь|подготовь)(?:те)?',
    nouns: 'рецензи|отзыв|оценк|заключени',
    praise: 'положительн|хвалебн|благоприятн|отличн|высок|высш',
  }),
  '(?:прими|одобри|рекомендуй)(?:те)?(?:к|эту|данную|настоящую)(?:стать|работ|рукопис|принят|публикац)',
];

interface Asked {
  readonly verbs: string;
  readonly nouns: string;
  readonly praise: string;
}

/** "Write a very positive review", with the praise on either side of what is praised. */
function asked({ verbs, nouns, praise }: Asked): string {
  return `(?:${verbs})(?:.{0,15}?(?:${nouns}).{0,15}?(?:${praise})|.{0,15}?(?:${praise}).{0,12}?(?:${nouns}))`;
}
