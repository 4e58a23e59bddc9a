import type { ReactNode } from 'react'
import type { Filled, Run } from '../model/fill.ts'

/** A document with its facts, drawn as its paper is: every word of it is text of the page. */
export const Drawn = ({ blocks }: { blocks: readonly Filled[] }): ReactNode =>
  blocks.map((block, at) => <One key={at} block={block} />)

function One({ block }: { block: Filled }) {
  switch (block.kind) {
    case 'words': {
      // The page has its own titles: those of the paper begin two levels below them.
      const Words = (['p', 'h3', 'h4', 'h5'] as const)[block.level] ?? 'p'
      return (
        <Words data-align={block.align}>
          {block.runs.map((run, at) => (
            <OneRun key={at} run={run} />
          ))}
        </Words>
      )
    }
    case 'list': {
      const points = block.items.map((inside, at) => (
        <li key={at}>
          <Drawn blocks={inside} />
        </li>
      ))
      return block.ordered ? <ol>{points}</ol> : <ul>{points}</ul>
    }
    case 'table':
      return <Cells block={block} />
  }
}

type Table = Extract<Filled, { kind: 'table' }>

function Cells({ block: { columns, cells } }: { block: Table }) {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
  return (
    <table>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map(({ head, blocks }, cell) => {
              const Cell = head ? 'th' : 'td'
              return (
                <Cell key={cell}>
                  <Drawn blocks={blocks} />
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OneRun({ run }: { run: Run }) {
  if ('ends' in run) return <br />
  let words: ReactNode = run.text
  if (run.bold) words = <strong>{words}</strong>
  if (run.italic) words = <em>{words}</em>
  if (run.underline) words = <u>{words}</u>
  if (run.missing) return <mark>{words}</mark>
  if (run.href === undefined) return words
  return (
    <a href={run.href} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  )
}
