import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { formatNumber } from '#chile/numbers.ts'
import type { OrgChartProblemsQuery } from '#generated/documents/graphql.ts'
import { OrgChartProblems } from '#generated/operations/organization.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ProblemKind } from '../model/problem.ts'

type Problem = OrgChartProblemsQuery['orgChartProblems'][number]

/** What has to be corrected in the chart of a day, for people who manage the organization. */
export function Problems({ asOf }: { asOf: string | undefined }) {
  const [open, setOpen] = useState(false)
  const { data } = useDetail(OrgChartProblems, { input: { asOf } }, { needs: 'organization.read' })
  const problems = data?.orgChartProblems ?? []
  const total = problems.reduce((sum, problem) => sum + problem.total, 0)
  if (total === 0) return null
  return (
    <div className="oc-problems">
      <ActionButton look="text" onClick={() => setOpen(!open)}>
        {open ? 'Ocultar lo que falta' : `${counted(total, 'dato')} por completar`}
      </ActionButton>
      {open && (
        <ul className="oc-cards">
          {problems.map((problem) => (
            <li key={problem.kind}>
              <ProblemCard problem={problem} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ProblemCard({ problem: { kind, total, rows } }: { problem: Problem }) {
  const isOfUnits = kind === 'UNIT_VACANT' || kind === 'UNIT_HEAD_LEFT'
  return (
    <section className="oc-card oc-problem">
      <strong>{`${ProblemKind.label(kind)}: ${formatNumber(total)}`}</strong>
      <ul>
        {rows.map(({ id, name, opens }) => (
          <li key={id}>{opens ? <Link to={pathTo('ficha/:id', { id })}>{name}</Link> : name}</li>
        ))}
      </ul>
      {total > rows.length && (
        <span className="soft">{`y ${formatNumber(total - rows.length)} más`}</span>
      )}
      {isOfUnits && <Link to={`${pathTo('empresa')}/estructura`}>Corregir en «Estructura»</Link>}
    </section>
  )
}
