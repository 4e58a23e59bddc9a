import { Debts } from '#generated/operations/debts.ts'
import { counted } from '#chile/counts.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

/** How many people owe something, and the way to what each owes. */
export function Debtors() {
  const { data } = useDetail(Debts, { page: { number: 1, size: 10 } })
  const total = data?.debts.total ?? null
  if (total === null || total === 0) return null
  return (
    <p>
      {`${counted(total, 'contrato debe', 'contratos deben')} algo, de cualquier origen: `}
      <Link to={pathTo('prestamos/lo-que-deben')}>Ver lo que deben</Link>
    </p>
  )
}
