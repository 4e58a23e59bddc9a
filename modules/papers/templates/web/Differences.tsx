import { readBody } from '../model/body.ts'
import { differences, type Line } from '../model/differences.ts'

type Props = { published: string; draft: string }

/** What the text that is not published yet says, beside what documents are made of. */
export function Differences({ published, draft }: Props) {
  const [before, after] = [readBody(published), readBody(draft)]
  if (!before || !after) return null
  const lines = differences(before, after)
  const changed = lines.filter(({ kind }) => kind !== 'same').length
  return (
    <details className="tp-differences">
      <summary>
        Cambios desde la versión publicada: {changed} {changed === 1 ? 'línea' : 'líneas'}
      </summary>
      <ul aria-label="Cambios desde la versión publicada">
        {lines.map((line, at) => (
          <li key={at} className={line.kind === 'same' ? 'soft' : undefined}>
            <Words line={line} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Words({ line: { kind, words } }: { line: Line }) {
  if (kind === 'same') return words
  const said = <span className="sr-only">{kind === 'added' ? 'Nuevo: ' : 'Quitado: '}</span>
  return kind === 'added' ? (
    <ins>
      {said}
      {words}
    </ins>
  ) : (
    <del>
      {said}
      {words}
    </del>
  )
}
