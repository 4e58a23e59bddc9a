import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** As exact as the rule of the library for an editor that has the focus, which it replaces. */
const SELECTION = [
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground',
  '.cm-selectionBackground',
].join(', ')

/** The editor in the colours of tokens.css: the theme of the page is its theme, light or dark. */
const look = EditorView.theme({
  '&': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    fontSize: '14px',
    borderRadius: 'inherit',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.7' },
  '.cm-content, .cm-gutter': { minHeight: '200px' },
  '.cm-content': { caretColor: 'var(--primary)', padding: '12px 0' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-gutters': {
    color: 'var(--text-soft)',
    backgroundColor: 'var(--sunken)',
    border: 'none',
    borderRight: '1px solid var(--line)',
    borderRadius: '11px 0 0 11px',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--primary) 3%, transparent)' },
  '.cm-cursor': { borderLeftColor: 'var(--primary)', borderLeftWidth: '2px' },
  [SELECTION]: { backgroundColor: 'color-mix(in srgb, var(--primary) 22%, transparent)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--primary-soft)',
    outline: '1px solid var(--primary)',
    borderRadius: '3px',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--danger-soft)' },
  '.cm-placeholder': { color: 'var(--text-soft)' },
  '.cm-tooltip': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--edge)',
    borderRadius: '10px',
    boxShadow: 'var(--shadow)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font)',
    maxHeight: '260px',
    minWidth: '280px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 12px', lineHeight: '1.35' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--text)',
    backgroundColor: 'var(--primary-soft)',
  },
  '.cm-completionDetail': { color: 'var(--text-soft)', fontStyle: 'normal', marginLeft: '10px' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-tooltip.cm-completionInfo': { padding: '12px 14px', maxWidth: '340px', lineHeight: '1.45' },
  '.cm-tooltip-hover': { maxWidth: '380px' },
  '.cm-diagnostic': { padding: '8px 12px', fontFamily: 'var(--font)', lineHeight: '1.4' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--danger)' },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--warning)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger) 1.5px',
    textUnderlineOffset: '4px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline dotted var(--warning) 2px',
    textUnderlineOffset: '4px',
  },
  '.cm-lint-marker': { content: 'none', width: '9px', height: '9px', borderRadius: '50%' },
  '.cm-lint-marker-error': { backgroundColor: 'var(--danger)' },
  '.cm-lint-marker-warning': { backgroundColor: 'var(--warning)' },
})

const colours = HighlightStyle.define([
  { tag: tags.function(tags.name), color: 'var(--accent)', fontWeight: '600' },
  { tag: tags.className, color: 'var(--primary)', fontWeight: '500' },
  { tag: tags.propertyName, color: 'var(--text)' },
  { tag: tags.constant(tags.name), color: 'var(--code-figure)' },
  { tag: tags.typeName, color: 'var(--code-table)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: tags.string, color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--text-soft)', fontStyle: 'italic' },
  { tag: tags.operator, color: 'var(--text-soft)' },
])

export const codeTheme: Extension = [look, syntaxHighlighting(colours)]
