import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { OrgChart } from '#generated/operations/organization.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Card } from './Card.tsx'
import type { Place } from './place.ts'

type Looked = { place: Place }
type Props = Looked & { count: number }

/** Who has neither a supervisor nor a team: no part of any tree, and yet to be placed. */
export function Alone({ count, place }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <div className="oc-alone">
      <ActionButton look="text" onClick={() => setOpen(!open)}>
        {open ? 'Ocultar' : `${counted(count, 'persona')} sin jefatura ni equipo`}
      </ActionButton>
      {open && <Page place={place} skip={0} />}
    </div>
  )
}

/** So many of them at once, and those that follow when asked for. */
function Page({ place, skip }: Looked & { skip: number }) {
  const { asOf, businessId } = place
  const [more, setMore] = useState(false)
  const { data, error, reload } = useDetail(OrgChart, {
    input: { alone: true, asOf, businessId, skip, levels: 1 },
  })
  if (error) return <LoadProblem error={error} retry={reload} />
  const chart = data?.orgChart
  if (!chart) return null
  return (
    <>
      <ul className="oc-cards">
        {chart.roots.map((node) => (
          <li key={node.id}>
            <Card node={node} />
          </li>
        ))}
      </ul>
      {more && <Page place={place} skip={skip + chart.roots.length} />}
      {!more && chart.moreRoots > 0 && (
        <ActionButton look="text" onClick={() => setMore(true)}>
          {`Ver más (${chart.moreRoots})`}
        </ActionButton>
      )}
    </>
  )
}
