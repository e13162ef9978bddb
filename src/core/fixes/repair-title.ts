/** How the title of a repair begins: the only fix whose words follow from the paper alone. */
export const repairTitle = 'Replace with "';
