import { ENGAGEMENT_DEFINITION } from '#modules/talent/surveys/model/scoring/engagement.ts'
import { Chart } from '#platform/web/chart/Chart.tsx'
import { Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { scoreIn, useResults } from './results.ts'

/** The whole company, or the group that its reader sees, in a few numbers and by dimension. */
export default function SummaryTab() {
  const { groups, dimensions, invited, answered } = useResults()
  const [group] = groups
  if (!group) return <p className="soft">No hay grupos que mostrar</p>
  const counted = answered !== null && invited !== null
  const figures = [
    { label: 'Nota', value: group.hidden ?? scoreText(group.final), hint: group.label },
    ...(counted
      ? [{ label: 'Respondieron', value: `${answered} de ${invited}`, hint: 'Toda la empresa' }]
      : []),
    ...(group.enps === null ? [] : [{ label: 'eNPS', value: `${group.enps}` }]),
    ...(group.engagement === null
      ? []
      : [
          {
            label: 'Compromiso',
            value: `${scoreText(group.engagement)} de 100`,
            hint: ENGAGEMENT_DEFINITION,
          },
        ]),
  ]
  return (
    <>
      <Figures label="Resultados" figures={figures} />
      <Panel title="Por dimensión">
        <Chart
          title="Nota por dimensión"
          type="bar"
          categories={dimensions.map(({ title }) => title)}
          series={[
            {
              name: group.label,
              data: dimensions.map(({ key }) => numberOf(scoreIn(group, key)?.value)),
            },
          ]}
        />
      </Panel>
    </>
  )
}

const numberOf = (value: string | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value)
