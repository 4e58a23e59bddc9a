import { EditorState } from '@codemirror/state'

/** What the editor says of itself, in Spanish. */
export const phrases = EditorState.phrases.of({
  'Control character': 'Carácter de control',
  'Selection deleted': 'Selección borrada',
  Completions: 'Sugerencias',
  Diagnostics: 'Problemas',
  'No diagnostics': 'Sin problemas',
  close: 'cerrar',
  'Go to line': 'Ir a la línea',
  go: 'ir',
})
