import { UndoOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Granted } from '#access/actor.ts'
import { type Outcome, wordsOf } from '../model/outcome.ts'
import {
  actionTitles,
  type ProfileAction,
  profileActions,
  type Service,
} from '../model/services.ts'
import type { Draft } from './draft.ts'

export type MatrixRow = {
  group: string
  service: Service
  /** What the profile says; without it, the role alone. */
  row: Granted | undefined
  fromRole: Granted
  outcomes: readonly (Outcome & { action: ProfileAction })[]
}

type Props = { rows: readonly MatrixRow[]; draft: Draft; editable: boolean }

/** Service by action. A list, that is the same on a phone: each box carries its whole name. */
export function Matrix({ rows, draft, editable }: Props) {
  const groups = Map.groupBy(rows, ({ group }) => group)
  return (
    <div className="gr-table">
      <div className="gr-head" aria-hidden="true">
        <span>Servicio</span>
        {profileActions.map((action) => (
          <span key={action}>{actionTitles[action]}</span>
        ))}
        <span>Diferencia con el rol</span>
      </div>
      {[...groups].map(([group, list]) => (
        <section key={group} aria-label={group}>
          <h3 className="gr-group">{group}</h3>
          <ul className="gr-rows">
            {list.map((row) => (
              <ServiceRow key={row.service.code} {...row} draft={draft} editable={editable} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type RowProps = MatrixRow & Pick<Props, 'draft' | 'editable'>

function ServiceRow({ service, row, fromRole, outcomes, draft, editable }: RowProps) {
  const decided = row !== undefined
  const flags = row ?? fromRole
  return (
    <li className="gr-row" data-decided={decided} data-edited={draft.isEdited(service.code)}>
      <div className="gr-service">
        <span className="gr-label">{service.label}</span>
        <span className="soft">{[service.code, ...service.screens].join(' · ')}</span>
      </div>
      {profileActions.map((action) => (
        <Cell
          key={action}
          service={service}
          action={action}
          checked={flags[action]}
          change={outcomes.find((one) => one.action === action)?.change}
          {...(editable ? { onToggle: () => draft.toggle(service, action, fromRole) } : {})}
        />
      ))}
      <div className="gr-difference">
        {decided ? <Differences outcomes={outcomes} /> : <span className="soft">Según el rol</span>}
        {decided && editable && (
          <Button
            type="text"
            size="small"
            icon={<UndoOutlined aria-hidden />}
            title="Volver a lo que da el rol"
            aria-label={`${service.label}: volver a lo que da el rol`}
            onClick={() => draft.backToRole(service.code)}
          />
        )}
      </div>
    </li>
  )
}

type CellProps = {
  service: Service
  action: ProfileAction
  checked: boolean
  change: Outcome['change'] | undefined
  onToggle?: () => void
}

/** An action that the service has not is an empty place. */
function Cell({ service, action, checked, change, onToggle }: CellProps) {
  if (change === undefined) return <span className="gr-cell gr-none" aria-hidden="true" />
  const mass = action === 'read' && service.permissions.massRead ? ' y exportar' : ''
  return (
    <label className="gr-cell" data-change={change} title={`${actionTitles[action]}${mass}`}>
      <input
        type="checkbox"
        checked={checked}
        disabled={!onToggle}
        aria-label={`${service.label}: ${actionTitles[action].toLowerCase()}${mass}`}
        onChange={() => onToggle?.()}
      />
      <span className="gr-action" aria-hidden="true">
        {actionTitles[action]}
      </span>
    </label>
  )
}

function Differences({ outcomes }: Pick<MatrixRow, 'outcomes'>) {
  const changes = wordsOf(outcomes)
  if (changes.length === 0) return <span className="soft">Lo mismo que el rol</span>
  return (
    <ul className="gr-changes">
      {changes.map(({ change, words }) => (
        <li key={words} data-change={change}>
          {words}
        </li>
      ))}
    </ul>
  )
}
