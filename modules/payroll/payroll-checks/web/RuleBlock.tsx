import { Button } from 'antd'
import { useState } from 'react'
import { formatNumber } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { formatMoment } from '#platform/web/format.ts'
import { Link } from '#platform/web/kit/Link.tsx'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { CheckFix, CheckGroup } from '../model/check.ts'
import { type Finding, fixOf } from './shown.ts'

/** How many of a rule are shown before somebody asks for the rest. */
const first = 10

type Props = {
  rule: Finding
  findings: readonly Finding[]
  monthId: string
  onNote: ((findings: readonly Finding[]) => void) | undefined
}

/** One rule and the people it found, each with a link to the place to correct it. */
export function RuleBlock({ rule, findings, monthId, onNote }: Props) {
  const [all, setAll] = useState(false)
  const isError = rule.severity === 'ERROR'
  const waiting = findings.filter(({ noted }) => !noted)
  const shown = all ? findings : findings.slice(0, first)
  return (
    <section className="mg-surface pc-rule" data-severity={rule.severity} aria-label={rule.title}>
      <header>
        <div>
          <h2>
            {rule.title} <span className="pc-count">{formatNumber(findings.length)}</span>
          </h2>
          <p className="soft">
            {CheckGroup.label(rule.group)}. {rule.looksAt}.
          </p>
        </div>
        <StatusTag tone={isError ? 'danger' : 'warning'}>{isError ? 'Error' : 'Aviso'}</StatusTag>
        {rule.answerable && onNote && waiting.length > 0 && (
          <ActionButton
            size="small"
            permission="payrollMonths.update"
            onClick={() => onNote(waiting)}
          >
            {waiting.length === 1 ? 'Anotar' : `Anotar los ${formatNumber(waiting.length)}`}
          </ActionButton>
        )}
      </header>
      <ul>
        {shown.map((finding, index) => (
          <Item key={`${finding.contractId}-${index}`} finding={finding} monthId={monthId} />
        ))}
      </ul>
      {findings.length > shown.length && (
        <Button type="link" onClick={() => setAll(true)}>
          {`Ver los ${formatNumber(findings.length)}`}
        </Button>
      )}
    </section>
  )
}

function Item({ finding, monthId }: { finding: Finding; monthId: string }) {
  const to = fixOf(finding, monthId)
  const { name, rut, message, note, notedBy, notedAt, before } = finding
  return (
    <li>
      <span className="mg-option">
        <span className="pc-who">{name ?? 'El mes'}</span>
        {rut && <span className="soft tabular">{formatRut(rut)}</span>}
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
        <Link to={to} aria-label={`${CheckFix.label(finding.fix)} de ${name ?? 'el mes'}`}>
          {CheckFix.label(finding.fix)}
        </Link>
      )}
    </li>
  )
}
