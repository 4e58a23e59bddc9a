import { type Consequence, consequenceWords } from '../model/consequence.ts'

type Props = { loading: boolean; found: readonly Consequence[] | undefined }

/**
 * Under «¿Desde cuándo rige?»: what closed months will owe once it is saved. What is wrong with the
 * change itself is said where it is saved.
 */
export function ConsequenceWords({ loading, found = [] }: Props) {
  if (loading) return <p className="soft">Revisando los meses cerrados…</p>
  return found.map((one) => (
    <p key={one.businessName}>
      {found.length > 1 && <strong>{`${one.businessName}: `}</strong>}
      {consequenceWords(one)}
    </p>
  ))
}
