import type { ReactNode } from 'react'
import { type Block, type Inline, readRichText } from '#platform/model/rich-text.ts'
import './rich-text.css'

/**
 * A text with signs, drawn: paragraphs, lists, bold and links. Every word of it is text of the
 * page, whatever it looks like; where a link is not allowed, the text is shown as it was written.
 */
export function RichText({ text }: { text: string }) {
  const found = readRichText(text)
  if ('badLink' in found) return <p className="mg-rich">{text}</p>
  return (
    <div className="mg-rich">
      {found.doc.content.map((block, at) => (
        <OneBlock key={at} block={block} />
      ))}
    </div>
  )
}

function OneBlock({ block }: { block: Block }) {
  if (block.type === 'paragraph') return <p>{drawn(block.content)}</p>
  const points = block.content.map(({ content: [{ content }] }, at) => (
    <li key={at}>{drawn(content)}</li>
  ))
  return block.type === 'bulletList' ? <ul>{points}</ul> : <ol>{points}</ol>
}

const drawn = (content: readonly Inline[]): ReactNode =>
  content.map((one, at) => {
    if (one.type === 'hardBreak') return <br key={at} />
    const [mark] = one.marks ?? []
    if (mark?.type === 'bold') return <strong key={at}>{one.text}</strong>
    if (mark?.type === 'link') {
      return (
        <a key={at} href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
          {one.text}
        </a>
      )
    }
    return one.text
  })
