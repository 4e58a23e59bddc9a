import { ExpiredPlan } from '#generated/operations/erasure.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { ErasureFate } from '../model/catalogs.ts'
import { Group } from './Plan.tsx'

const titles: readonly (readonly [ErasureFate, string])[] = [
  ['GOES', 'Ya nada lo retiene'],
  ['PARTLY', 'Queda sin los datos de la persona'],
  ['STAYS', 'Queda'],
]

/** What no term holds any more of a record, and what stays all the same, with why. */
export function RecordPlan({ id }: { id: string }) {
  const { data } = useDetail(ExpiredPlan, { input: { id } })
  if (!data) return null
  const parts = data.expiredPlan
  return (
    <dl className="mg-facts">
      {titles.map(([fate, title]) => {
        const reasons = Map.groupBy(
          parts.filter((part) => part.fate === fate),
          ({ why }) => why,
        )
        return reasons.size === 0 ? null : (
          <Group key={fate} title={title}>
            {[...reasons].map(([why, some]) => (
              <li key={why}>
                {`${why} `}
                <span className="soft">
                  {some.map(({ label, rows }) => `${label} (${rows})`).join(', ')}
                </span>
              </li>
            ))}
          </Group>
        )
      })}
    </dl>
  )
}
