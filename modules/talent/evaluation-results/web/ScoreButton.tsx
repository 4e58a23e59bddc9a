import { useState } from 'react'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { type Explained } from './result-words.ts'
import './results.css'

type Props = {
  /** Whose score it is and of what, for the dialog and for screen readers. */
  title: string
  score: Explained
  /** What the weight of a part is: a percent, or how many people gave it. */
  unit: 'percent' | 'raters' | 'people' | 'weight'
}

/** A score; it opens the fraction that it is, what entered it, and what did not and why. */
export function ScoreButton({ title, score, unit }: Props) {
  const [open, setOpen] = useState(false)
  const words =
    score.value === null ? (score.leftOut[0]?.why ?? scoreText(null)) : scoreText(score.value)
  return (
    <>
      <button
        type="button"
        className="er-score"
        data-empty={score.value === null || undefined}
        aria-label={`${title}: ${words}. Ver de qué se compone`}
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
      {open && (
        <Dialog title={title} onCancel={() => setOpen(false)}>
          <Explanation score={score} unit={unit} />
        </Dialog>
      )}
    </>
  )
}

const heads = {
  percent: 'Peso',
  weight: 'Peso',
  raters: 'Evaluadores',
  people: 'Personas',
} as const

/** What a score is made of, line by line. */
export function Explanation({ score, unit }: Omit<Props, 'title'>) {
  const { value, fraction, parts, more, leftOut } = score
  return (
    <div className="er-explained">
      <p className="er-exact">
        <strong>{scoreText(value)}</strong>
        {fraction !== null && <span className="soft"> exacto: {fraction}</span>}
      </p>
      {parts.length > 0 && (
        <table className="er-parts">
          <thead>
            <tr>
              <th scope="col">Entra</th>
              <th scope="col">Nota</th>
              <th scope="col">{heads[unit]}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.key}>
                <th scope="row">{part.label}</th>
                <td>
                  {scoreText(part.value)} <span className="soft">{part.fraction}</span>
                </td>
                <td>{unit === 'percent' ? `${part.weight} %` : part.weight}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && <p className="soft">Y {more} más.</p>}
      {leftOut.length > 0 && (
        <>
          <p className="er-not">No entra</p>
          <ul>
            {leftOut.map(({ label, why }) => (
              <li key={`${label} ${why}`}>
                {label}: {why.toLowerCase()}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="soft">
        Es el promedio de lo que entra, por su peso; lo que no entra reparte el suyo. Se redondea
        una sola vez, a dos decimales.
      </p>
    </div>
  )
}
