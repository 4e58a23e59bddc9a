import { Alert } from 'antd'
import { listed } from '#chile/counts.ts'
import type { Permission } from '#access/services.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { LackPlace } from '../model/lacks.ts'
import { endingOf, proofOf } from './mends.ts'
import type { SettlementData } from './types.ts'

type Mend = { permission: Permission; to: (settlement: SettlementData) => string }

/** Where each datum is written. */
const mends: Readonly<Record<LackPlace, Mend>> = {
  BUSINESS: {
    permission: 'businesses.update',
    to: ({ businessId }) => pathTo('razon-social/:id', { id: businessId }),
  },
  PERSON: { permission: 'users.read', to: ({ userId }) => pathTo('ficha/:id', { id: userId }) },
  ENDING: { permission: 'contractSettlements.create', to: endingOf },
  TERMS: {
    permission: 'settlements.update',
    to: ({ id }) => pathTo('finiquitos/:id/corregir', { id }),
  },
  COMPLIANCE: { permission: 'compliance.read', to: proofOf },
}

/** What its papers would name and nobody wrote yet, each with the way to write it. */
export function Lacks({ settlement }: { settlement: SettlementData }) {
  const can = useCan()
  const places = Map.groupBy(settlement.lacks, ({ place }) => place)
  if (places.size === 0) return null
  return (
    <Alert
      className="mg-block"
      type="warning"
      showIcon
      title={
        settlement.status === 'CREATED'
          ? 'Antes de emitir: a sus papeles les falta'
          : 'A sus papeles les falta: lo llevan si se emite de nuevo'
      }
      description={
        <ul className="st-lacks">
          {[...places].map(([place, lacks]) => {
            const { permission, to } = mends[place]
            const name = LackPlace.label(place)
            return (
              <li key={place}>
                {can(permission) ? <Link to={to(settlement)}>{name}</Link> : name}
                {`: ${listed(lacks.map(({ what }) => what))}`}
              </li>
            )
          })}
        </ul>
      }
    />
  )
}
