import {
  provideVSCodeDesignSystem,
  vsCodeButton,
  vsCodeDivider,
  vsCodeTextField,
} from '@vscode/webview-ui-toolkit';

/**
 * The only module that knows the toolkit. It is archived (its last version is 1.4.0): a successor is put in its place
 * here, behind the same element names.
 */
export function registerToolkit(): void {
  provideVSCodeDesignSystem().register(vsCodeButton(), vsCodeDivider(), vsCodeTextField());
}
