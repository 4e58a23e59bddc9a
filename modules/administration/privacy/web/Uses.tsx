import { ProcessingActivityCatalogue } from '#generated/catalogues.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { ProcessingBasis } from '../model/activity.ts'

/** What the company says that it does with the data of people, for each of them to read. */
export function Uses() {
  const { data } = useDetail(ProcessingActivityCatalogue.list)
  if (!data || data.processingActivities.length === 0) return null
  return (
    <Panel title="Para qué se usan mis datos" text="Lo que declara la empresa de cada uso.">
      <ul className="pv-uses">
        {data.processingActivities.map((one) => (
          <li key={one.id}>
            <h3>{one.name}</h3>
            <dl className="mg-facts">
              {factsOf(one).map(([title, words]) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type Activity = {
  purpose: string
  basis: Parameters<typeof ProcessingBasis.label>[0]
  basisNote: string | null
  data: string
  source: string | null
  recipients: string | null
  transfers: string | null
  keepsUntil: string | null
  automated: boolean
}

const factsOf = (one: Activity) =>
  (
    [
      ['Para qué', one.purpose],
      ['Qué datos', one.data],
      ['Base legal', [ProcessingBasis.label(one.basis), one.basisNote].filter(Boolean).join(': ')],
      ['De dónde vienen', one.source],
      ['A quién se comunican', one.recipients],
      ['Fuera de Chile', one.transfers],
      ['Hasta cuándo', one.keepsUntil],
      ['Decisiones', one.automated ? 'Decide un sistema sin intervención de una persona' : null],
    ] as const
  ).flatMap(([title, words]) => (words ? [[title, words] as const] : []))
