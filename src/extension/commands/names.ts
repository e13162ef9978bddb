/** Commands that other parts of the extension run; package.json declares those for the palette. */
export const openPaperCommand = 'peerlint.openPaper';
export const openPlaceCommand = 'peerlint.openPlace';
export const showEvidenceCommand = 'peerlint.showEvidence';
export const applyFixCommand = 'peerlint.applyFix';
export const dismissCommand = 'peerlint.dismiss';
export const dismissWithNoteCommand = 'peerlint.dismissWithNote';
export const restoreCommand = 'peerlint.restoreDismissed';
export const linkPaperCommand = 'peerlint.linkPaper';
export const checkNowCommand = 'peerlint.checkNow';
export const enterPasswordCommand = 'peerlint.enterPassword';
export const readScansCommand = 'peerlint.readScans';
export const clearCacheCommand = 'peerlint.clearCache';
export const copyReviewCommand = 'peerlint.copyReview';
export const copyDisclosureCommand = 'peerlint.copyDisclosure';
export const copyArrJustificationCommand = 'peerlint.copyArrJustification';
export const showLogCommand = 'peerlint.showLog';
export const showErrorTypesCommand = 'peerlint.showErrorTypes';
