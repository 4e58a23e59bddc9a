import { useOutletContext } from 'react-router'
import { Closed } from '#modules/people/contracts/web/index.ts'
import { BlockedData } from '#modules/people/people/web/index.ts'
import { UserFieldData } from '#generated/operations/parts/custom-fields.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ValuesSection } from './ValuesSection.tsx'
import type { ValueRow } from './types.ts'

type Shared = {
  person: { id: string; blocked: readonly string[] }
  reveal: boolean
  onReveal: () => void
  isOwn: boolean
}

/** «Otros datos» of the ficha: what its person has in the fields of the company. */
export default function PersonTab() {
  const { person, reveal, onReveal, isOwn } = useOutletContext<Shared>()
  const input = { userId: person.id, reveal }
  const closed = person.blocked.includes('FIELDS')
  const { data, error, reload } = useDetail(UserFieldData, closed ? null : { input }, {
    keep: true,
  })
  if (closed) return <BlockedData />
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const rows: readonly ValueRow[] = data.userFieldData
  const plain = rows.filter(({ field }) => !field.reserved)
  const reserved = rows.filter(({ field }) => field.reserved)
  if (rows.length === 0) {
    return (
      <EmptyState title="Sin otros datos">
        Aquí estarán los campos que la empresa agregue a las fichas.
      </EmptyState>
    )
  }
  return (
    <>
      {plain.length > 0 && (
        <ValuesSection title="Otros datos" userId={person.id} rows={plain} isOwn={isOwn} />
      )}
      {reserved.length > 0 && (
        <ValuesSection
          title="Datos reservados"
          userId={person.id}
          rows={reserved}
          isOwn={isOwn}
          {...(reserved.some(({ closed }) => closed)
            ? { closed: <Closed onReveal={onReveal} /> }
            : {})}
        />
      )}
    </>
  )
}
