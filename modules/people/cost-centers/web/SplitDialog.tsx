import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { formatPercent } from '#chile/numbers.ts'
import { SaveCostCenterSplit } from '#generated/operations/cost-centers.ts'
import { offeredDay } from '#modules/people/contracts/model/start.ts'
import { usePayrollStart } from '#modules/people/contracts/web/index.ts'
import { today } from '#platform/web/look/today.ts'
import { asText } from '#platform/web/look/format.ts'
import { codedOption } from '#platform/web/kit/form/coded-option.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { Lines, useFill } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { CostCenterContract } from '../model/cost-center.ts'
import { equalParts, percentageOf, sumOf } from '../model/parts.ts'
import { SplitBar } from './SplitBar.tsx'
import type { Center, Group, Part, SplitContract } from './types.ts'

type Props = {
  contract: SplitContract
  group: Group
  held: readonly Part[]
  centers: readonly Center[]
  form: OpenForm
}

type Line = { readonly costCenterId: string; readonly percentage: string }

const { costCenterId, percentage } = CostCenterContract.fields

/** A new split of a contract in a group, from a day on; the bar adds up as one types. */
export function SplitDialog({ contract, group, held, centers, form }: Props) {
  const save = useAction(SaveCostCenterSplit, { done: 'Reparto guardado' })
  const [initial] = useState({ parts: held.map(lineOf) })
  const [lines, setLines] = useState<readonly Line[]>(initial.parts)
  const names = new Map(centers.map(({ id, name }) => [id, name]))
  const options = centers.map(codedOption)
  const sum = sumOf(lines)
  const offered = useOffered(contract, held)
  return (
    <FormDialog
      title={`Reparto ${group.name.toLowerCase()}`}
      action={save}
      more={{ contractId: contract.id, groupId: group.id }}
      initial={initial}
      since="since"
      offered={offered}
      onChange={(values) => setLines(linesOf(values))}
      form={form}
    >
      <PartLines options={options} />
      <p role="status" className={sum > 10_000 ? 'cc-over' : 'soft'}>
        Suman {formatPercent(percentageOf(sum))}
        {sum > 10_000 && ': a lo más 100%'}
      </p>
      <SplitBar
        shares={lines.map(({ costCenterId: id, percentage: share }, at) => ({
          key: `${at} ${id}`,
          name: names.get(id) ?? 'Centro por elegir',
          percentage: share,
        }))}
      />
    </FormDialog>
  )
}

/** The first day of the open month that the contract has, unless the split is younger. */
function useOffered({ businessId, initialDate }: SplitContract, held: readonly Part[]) {
  const { open } = usePayrollStart({ businessId })
  const starts = open !== null && initialDate > open.from
  const start = starts ? { ...open, from: initialDate, ofContract: true } : open
  return offeredDay(
    today(),
    start,
    held
      .map(({ startDate }) => startDate)
      .toSorted()
      .at(-1),
  )
}

const lineOf = (part: Part): Line => ({
  costCenterId: part.costCenterId,
  percentage: part.percentage,
})

/** The lines of the form that already are numbers; the others count nothing yet. */
function linesOf({ parts }: FormValues): Line[] {
  if (!Array.isArray(parts)) return []
  return parts.map((part: unknown) => ({
    costCenterId: textIn(part, 'costCenterId'),
    percentage: numberIn(textIn(part, 'percentage')),
  }))
}

const textIn = (value: unknown, name: string): string =>
  typeof value === 'object' && value !== null ? asText(Reflect.get(value, name)) : ''

const numberIn = (text: string) => (/^\d{1,3}([.,]\d{1,2})?$/.test(text) ? text : '0')

type LinesProps = { options: readonly { value: string; label: string; hint: string }[] }

/** The centres of the split; of several, one act gives each the same. */
const PartLines = ({ options }: LinesProps) => (
  <Lines name="parts">
    {({ lines, add, remove, problems }) => (
      <>
        {lines.map(({ key, at }) => (
          <div key={key} className="mg-fields cc-line">
            <FreeField
              field={costCenterId}
              name={['parts', at, 'costCenterId']}
              inner={[at, 'costCenterId']}
              options={options}
            />
            <FreeField
              field={percentage}
              name={['parts', at, 'percentage']}
              inner={[at, 'percentage']}
            />
            <Button
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Quitar el centro ${at + 1}`}
              onClick={() => remove(at)}
            />
          </div>
        ))}
        {problems}
        <div className="cc-acts">
          {lines.length < options.length && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({})}>
              Agregar centro
            </Button>
          )}
          {lines.length > 1 && <EqualParts count={lines.length} />}
        </div>
      </>
    )}
  </Lines>
)

/** Fills the percentages so that they make the whole: thirds, of which each is 33,33%, do not. */
function EqualParts({ count }: { count: number }) {
  const fill = useFill()
  const share = () =>
    equalParts(count).forEach((part, at) => fill(['parts', at, 'percentage'], part))
  return <Button onClick={share}>Partes iguales</Button>
}
