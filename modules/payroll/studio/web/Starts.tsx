import type { DraftValues } from '../model/draft.ts'
import { starts } from './starts.ts'

type Props = { draft: DraftValues; change: (part: Partial<DraftValues>) => void }

/** Formulas to begin with, while nothing is written: each is tried on people at once. */
export function Starts({ draft, change }: Props) {
  return (
    <section className="st-starts" aria-label="Ejemplos para partir">
      <p className="soft">Escriba la fórmula, o parta de un ejemplo y cámbielo:</p>
      <ul>
        {starts.map(({ label, unit, text }) => (
          <li key={label}>
            <button
              type="button"
              className="mg-chip"
              onClick={() => change({ sourceCode: text(draft.code), inputUnit: unit })}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
