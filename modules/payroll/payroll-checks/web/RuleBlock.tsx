import { Button } from 'antd'
import { useState } from 'react'
import { formatNumber } from '#chile/numbers.ts'
import { listedNumber } from '#chile/identity-document.ts'
import { ofName } from '#chile/text.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { PayrollCheckFindings } from '#generated/operations/payroll-checks.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { CheckFix, CheckGroup } from '../model/check.ts'
import { type Finding, fixOf, type Found, type View } from './finding-views.ts'

type Props = {
  rule: Found
  /** The first of the rule in the view. */
  findings: readonly Finding[]
  view: View
  monthId: string
  onNote: ((rule: string) => void) | undefined
}

/** One rule and the people it found, each with a link to the place to correct it. */
export function RuleBlock({ rule, findings, view, monthId, onNote }: Props) {
  const [all, setAll] = useState(false)
  const isError = rule.severity === 'ERROR'
  const { waiting, total } = rule
  return (
    <section className="mg-surface pc-rule" data-severity={rule.severity} aria-label={rule.title}>
      <header>
        <div>
          <h2>
            {rule.title} <span className="pc-count">{formatNumber(total)}</span>
          </h2>
          <p className="soft">
            {CheckGroup.label(rule.group)}. {rule.looksAt}.
          </p>
        </div>
        <StatusTag tone={isError ? 'danger' : 'warning'}>{isError ? 'Error' : 'Aviso'}</StatusTag>
        {rule.answerable && onNote && waiting > 0 && (
          <ActionButton
            size="small"
            permission="payrollMonths.update"
            onClick={() => onNote(rule.rule)}
          >
            {waiting === 1 ? 'Anotar' : `Anotar los ${formatNumber(waiting)}`}
          </ActionButton>
        )}
      </header>
      {all ? (
        <EveryFinding rule={rule} first={findings} view={view} monthId={monthId} />
      ) : (
        <Items findings={findings} monthId={monthId} />
      )}
      {total > findings.length && !all && (
        <Button type="link" onClick={() => setAll(true)}>
          {`Ver los ${formatNumber(total)}`}
        </Button>
      )}
    </section>
  )
}

type EveryProps = { rule: Found; first: readonly Finding[]; view: View; monthId: string }

/** All findings of a rule in a view, by pages; meanwhile the first ones stay. */
function EveryFinding({ rule, first, view, monthId }: EveryProps) {
  const [page, setPage] = useState({ number: 1, size: 30 })
  const filter = { payrollMonthId: monthId, rule: rule.rule, view }
  const answer = useDetail(PayrollCheckFindings, { filter, page, counted: false }, { keep: true })
  if (answer.error) return <LoadProblem error={answer.error} retry={answer.reload} />
  const found = answer.data?.payrollCheckFindings.rows
  return (
    <>
      <Items findings={found ?? first} monthId={monthId} />
      {rule.total > 30 && (
        <Pages
          page={page.number}
          size={page.size}
          total={rule.total}
          onChange={(number, size) => setPage({ number, size })}
        />
      )}
    </>
  )
}

const Items = ({ findings, monthId }: { findings: readonly Finding[]; monthId: string }) => (
  <ul>
    {findings.map((finding, index) => (
      <Item key={`${finding.contractId}-${index}`} finding={finding} monthId={monthId} />
    ))}
  </ul>
)

function Item({ finding, monthId }: { finding: Finding; monthId: string }) {
  const to = fixOf(finding, monthId)
  const { name, rut, message, note, notedBy, notedAt, before } = finding
  return (
    <li>
      <span className="mg-option">
        <span className="pc-who">{name ?? 'El mes'}</span>
        {rut && <span className="soft tabular">{listedNumber(rut)}</span>}
      </span>
      <span className="pc-what">
        <span>{message}</span>
        {note && (
          <span className="pc-note">
            «{note}», {notedBy} {notedAt ? formatMoment(notedAt) : ''}
          </span>
        )}
        {before && <span className="soft">La nota anterior ya no vale: decía «{before}»</span>}
      </span>
      {to && (
        <Link to={to} aria-label={`${CheckFix.label(finding.fix)} ${ofName(name ?? 'el mes')}`}>
          {CheckFix.label(finding.fix)}
        </Link>
      )}
    </li>
  )
}
