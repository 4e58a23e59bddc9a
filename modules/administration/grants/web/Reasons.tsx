import { wordList } from '#chile/text.ts'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import type { Reason } from '../model/outcome.ts'
import type { Service } from '../model/services.ts'

export type ReasonRow = { group: string; service: Service; reasons: readonly Reason[] }

/** Service by service: yes or no, to what, over whose records, and the reason in words. */
export function Reasons({ rows }: { rows: readonly ReasonRow[] }) {
  const groups = Map.groupBy(rows, ({ group }) => group)
  return (
    <div className="gr-table">
      {[...groups].map(([group, list]) => (
        <section key={group} aria-label={group}>
          <h2 className="gr-group">{group}</h2>
          <ul className="gr-rows">
            {list.map(({ service, reasons }) => (
              <li key={service.code} className="gr-row">
                <div className="gr-service">
                  <span className="gr-label">{service.label}</span>
                  <span className="soft">{[service.code, ...service.screens].join(' · ')}</span>
                </div>
                <ul className="gr-reasons">
                  {reasons.map((reason) => (
                    <Line key={`${reason.allowed}${reason.because}${reason.reach}`} {...reason} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Line = ({ allowed, actions, because, reach }: Reason) => (
  <li>
    <StatusTag tone={allowed ? 'success' : 'neutral'}>{allowed ? 'Sí' : 'No'}</StatusTag>
    <span>{wordList(actions)}</span>
    <span className="soft">
      {because}
      {reach && `. Alcanza ${reach}`}
    </span>
  </li>
)
