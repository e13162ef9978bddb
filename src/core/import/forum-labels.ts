import { roleOfName } from '../review/field-roles.ts';
import { keyWords } from '../review/form-keys.ts';

/** Fields of the forms that forums show (USERS.md, 1.3), as keys. */
const keys =
  'summary strengths weaknesses strengths_and_weaknesses strength_and_weaknesses questions limitations ' +
  'details_of_ethics_concerns flag_for_ethics_review soundness presentation contribution rating confidence ' +
  'code_of_conduct summary_of_the_paper main_review summary_of_the_review correctness ' +
  'technical_novelty_and_significance empirical_novelty_and_significance recommendation ' +
  'clarity,_quality,_novelty_and_reproducibility final_justification paper_formatting_concerns quality clarity ' +
  'significance originality ethical_concerns code_of_conduct_acknowledgement ' +
  'responsible_reviewing_acknowledgement mandatory_acknowledgement claims_and_evidence ' +
  'methods_and_evaluation_criteria theoretical_claims experimental_designs_or_analyses supplementary_material ' +
  'relation_to_broader_scientific_literature essential_references_not_discussed other_strengths_and_weaknesses ' +
  'other_comments_or_suggestions questions_for_authors key_questions_for_authors overall_recommendation ' +
  'paper_summary summary_of_strengths summary_of_weaknesses comments_suggestions_and_typos ' +
  'best_paper_justification limitations_and_societal_impact excitement overall_assessment reproducibility ' +
  'datasets software needs_ethics_review reviewer_certification secondary_reviewer ' +
  'publication_ethics_policy_compliance summary_of_contributions requested_changes broader_impact_concerns ' +
  'audience title review comment';

const labels = new Set(keys.split(' ').map((key) => normal(keyWords(key))));

function normal(name: string): string {
  return name
    .toLowerCase()
    .replace(/[,:*_#]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * A line of a forum page that opens a field: "Strengths And Weaknesses:", "### Summary", "Rating: 6: accept". The name
 * and what follows on its line; null for any other line.
 */
export function forumLabel(line: string): { name: string; rest: string } | null {
  if (line.length > 400) return null;
  const hit =
    /^(?:#{1,6} *|[-*•] +)?(?<em>\*\*|__)?(?<name>\p{Lu}[^:*\n]{2,60}?)(?::\s*(?:\*\*|__)?|(?:\*\*|__):?|(?=\s*$))\s*(?<rest>.*)$/u.exec(
      line.trim(),
    )?.groups;
  if (!hit) return null;
  const name = hit['name']!.trim();
  const known =
    labels.has(normal(name)) || (hit['rest'] === '' && /:\**$/u.test(line.trim()) && titled(name));
  return known ? { name, rest: hit['rest']! } : null;
}

/** A name that a form may have: known to reviews, with each word's first letter in upper case. */
function titled(name: string): boolean {
  const words = name.split(/\s+/u).filter((word) => !/^(?:and|or|of|the|for|to|in)$/u.test(word));
  return roleOfName(name) !== null && words.every((word) => /^\p{Lu}/u.test(word));
}
