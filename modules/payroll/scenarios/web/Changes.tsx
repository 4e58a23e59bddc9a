import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ComponentProps } from 'react'
import { formatNumber } from '#chile/numbers.ts'
import { decimal, optional } from '#platform/model/field.ts'
import { asText } from '#platform/web/look/format.ts'
import { FreeField, SeveralField } from '#platform/web/kit/form/Field.tsx'
import { useFormPart } from '#platform/web/kit/form/form-context.ts'
import { HiddenValue, Lines, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { changeFields, ScenarioChangeKind, ScenarioScope } from '../model/scenario.ts'
import { useCandidates } from './candidates.ts'
import { type Choices, useChoices } from './choices.ts'
import { blankChange, scenarioMonths } from './form-values.ts'

/** What changes, one card each; the kind of a change says what it asks. */
export function Changes() {
  const choices = useChoices()
  useFormPart('changes', { label: 'Qué cambia', words: changesWords })
  return (
    <section className="mg-section">
      <div className="mg-section-head">
        <h2>Qué cambia</h2>
        <p className="soft">Sin cambios, el escenario es la realidad proyectada.</p>
      </div>
      <Lines name="changes">
        {({ lines, add, remove, problems }) => (
          <>
            {lines.map(({ key, at }) => (
              <OneChange key={key} at={at} choices={choices} onRemove={() => remove(at)} />
            ))}
            {problems}
            <div className="sc-add">
              {ScenarioChangeKind.options.map(({ value, label }) => (
                <Button
                  key={value}
                  icon={<PlusOutlined aria-hidden />}
                  onClick={() => add(blankChange(value))}
                >
                  {label}
                </Button>
              ))}
            </div>
          </>
        )}
      </Lines>
    </section>
  )
}

/** How a list of changes reads in a conflict. */
const changesWords = (value: unknown) =>
  (Array.isArray(value) ? value : [])
    .map((change: unknown) =>
      typeof change === 'object' && change !== null && 'kind' in change
        ? ScenarioChangeKind.label(String(change.kind))
        : '',
    )
    .join(', ') || 'Sin cambios'

type Props = { at: number; choices: Choices | undefined }

type ChangeFieldProps = Omit<ComponentProps<typeof FreeField>, 'field' | 'name' | 'inner'> & {
  at: number
  name: keyof typeof changeFields
}

/** A field of one change. */
const ChangeField = ({ at, name, ...rest }: ChangeFieldProps) => (
  <FreeField {...rest} field={changeFields[name]} name={['changes', at, name]} inner={[at, name]} />
)

function OneChange({ at, choices, onRemove }: Props & { onRemove: () => void }) {
  const kind = useValue(['changes', at, 'kind'])
  const label = ScenarioChangeKind.label(asText(kind))
  return (
    <fieldset className="mg-surface sc-change">
      <legend className="sr-only">{label}</legend>
      <div className="sc-change-head">
        <strong>{label}</strong>
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Quitar ${label}`}
          onClick={onRemove}
        />
      </div>
      <HiddenValue name={[at, 'kind']} />
      <div className="mg-fields">
        <ChangeField at={at} name="from" months={scenarioMonths()} />
        {kind === 'RAISE' && <ChangeField at={at} name="percent" required />}
        {(kind === 'RAISE' || kind === 'LEAVE') && <Whom at={at} choices={choices} kind={kind} />}
        {kind === 'FIGURE' && <FigureFields at={at} choices={choices} />}
        {kind === 'LAW' && <LawFields at={at} />}
        {kind === 'HIRE' && <HireFields at={at} choices={choices} />}
      </div>
    </fieldset>
  )
}

function Whom({ at, choices, kind }: Props & { kind: 'RAISE' | 'LEAVE' }) {
  const scope = useValue(['changes', at, 'scope'])
  const scopes = ScenarioScope.options.filter(({ value }) => kind === 'RAISE' || value !== 'ALL')
  return (
    <>
      <ChangeField at={at} name="scope" required options={scopes} />
      {scope === 'AREA' && <AreaField at={at} choices={choices} required />}
      {scope === 'LIST' && <PeopleField at={at} />}
    </>
  )
}

/** Whose contracts change, found as one types. */
function PeopleField({ at }: { at: number }) {
  const name = ['changes', at, 'people']
  const chosen = useValue(name)
  const ids = Array.isArray(chosen) ? chosen.map(String) : []
  return (
    <SeveralField
      name={name}
      inner={[at, 'people']}
      label="Personas"
      placeholder="Nombre"
      wide
      {...useCandidates(ids)}
    />
  )
}

const AreaField = ({ at, choices, required = false }: Props & { required?: boolean }) => (
  <ChangeField
    at={at}
    name="area"
    required={required}
    options={(choices?.areas ?? []).map((value) => ({ value, label: value }))}
  />
)

function FigureFields({ at, choices }: Props) {
  const key = useValue(['changes', at, 'figure'])
  const figure = choices?.figures.find((one) => one.key === key)
  const decimals = figure?.decimals ?? 2
  const unit = figure?.unit ?? ''
  return (
    <>
      <ChangeField
        at={at}
        name="figure"
        required
        options={(choices?.figures ?? []).map(({ key: value, label }) => ({ value, label }))}
      />
      <FreeField
        field={optional(decimal('Valor', decimals, { unit }))}
        name={['changes', at, 'value']}
        inner={[at, 'value']}
        required
        {...(figure?.value ? { help: `Hoy: ${formatNumber(figure.value)}` } : {})}
      />
      {key === 'IMM' && <ChangeField at={at} name="raiseToMinimum" />}
    </>
  )
}

const LawFields = ({ at }: { at: number }) => (
  <>
    <ChangeField at={at} name="law" required />
    <ChangeField
      at={at}
      name="asOf"
      required
      help="La Ley 21.735 sube hasta agosto de 2033; las 40 horas rigen desde abril de 2028"
      months={scenarioMonths()}
    />
  </>
)

const HireFields = ({ at, choices }: Props) => (
  <>
    <ChangeField at={at} name="count" required />
    <ChangeField at={at} name="salary" required />
    <AreaField at={at} choices={choices} />
  </>
)
