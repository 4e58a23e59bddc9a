import { kindNames, type WordInfo } from './words.ts'

/** What a word is, as a small card: name, kind and unit, value or use, source. */
export function cardOf({ code, kind, label, unit, more, source, example }: WordInfo): HTMLElement {
  const card = document.createElement('div')
  card.className = 'fe-card'
  const add = (tag: string, text: string | undefined, className: string) => {
    if (!text) return
    const part = document.createElement(tag)
    part.className = className
    part.textContent = text
    card.append(part)
  }
  add('strong', kind === 'function' ? code : label, 'fe-card-title')
  add('span', [kindNames[kind], unit].filter(Boolean).join(' · '), 'soft')
  add('p', kind === 'function' ? label : undefined, 'fe-card-text')
  add(kind === 'function' || kind === 'table' ? 'code' : 'p', more, 'fe-card-more')
  add('code', example, 'fe-card-example')
  add('p', source, 'soft fe-card-source')
  return card
}
