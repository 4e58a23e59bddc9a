import { Alert, Button } from 'antd'
import { type ReactNode, useContext } from 'react'
import {
  DeleteUserContract,
  UpdateUserContract,
  UpdateUserContractStatus,
} from '#generated/operations/contracts.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { ClosedFields } from '#platform/web/kit/form/closed-fields.ts'
import { EditableSection } from '#platform/web/kit/form/EditableSection.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { wordIn } from '#platform/web/list/list-state.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { today } from '#platform/web/look/today.ts'
import { offeredDay } from '../model/start.ts'
import { ContractState } from '../model/catalogs.ts'
import { usePayrollStart } from './usePayrollStart.ts'
import { ContractConsequence, type ContractChangeProps } from './consequence.ts'
import {
  Contract,
  otherFields,
  positionFields,
  rateFields,
  salaryFields,
  termsFields,
  workdayFields,
} from '../model/contract.ts'
import {
  DurationFields,
  OtherFields,
  PayFields,
  payInput,
  PositionFields,
  RateFields,
  TermsFields,
  WorkdayFields,
  workdayInput,
} from './fields.tsx'
import { ContractNotice, ContractPapers } from './papers-place.ts'
import type { ShownContract } from './types.ts'

const tones: Readonly<Record<string, Tone>> = {
  ACTIVE: 'success',
  INCOMING: 'accent',
  SUSPENDED: 'warning',
  LEFT: 'neutral',
}

/** A cycle, living in and a special working time are shown only for contracts that have them. */
const workdayShown = ({ cycleDays, isDomestic, specialWorkday }: ShownContract) =>
  workdayFields.filter((name) => {
    if (name === 'cycleHours' || name === 'cycleDays') return cycleDays !== null
    if (name === 'specialWorkday') return specialWorkday !== null
    return name === 'liveIn' ? isDomestic : true
  })

const positionEdit = (
  <>
    <DurationFields />
    <PositionFields />
  </>
)

/** Renewals and the longer term are shown only for a fixed term. */
const positionShown = ({ contractType }: ShownContract) =>
  positionFields.filter((name) =>
    name === 'fixedTermRenewals' || name === 'isProfessional' ? contractType === 'FIXED' : true,
  )

/** What is dated asks since when, and says what that does to closed months. */
const asked = {
  since: 'from',
  consequence: (change: ContractChangeProps) => <ContractConsequence {...change} />,
}

type Editing = { dated?: boolean; toInput?: (values: FormValues) => Record<string, unknown> }
type Props = { contract: ShownContract; onReveal: () => void }

/** Any fact of the contract: one rule for all of them. */
const RULED = 'UserContract.status'

/** One contract, in sections that are read, and changed one by one. */
export function ContractView({ contract, onReveal }: Props) {
  const update = useAction(UpdateUserContract, { done: 'Contrato guardado' })
  const more = { id: contract.id, version: contract.version }
  const { userId, businessId } = contract
  const canUpdate = contract.canUpdate && !useContext(ClosedFields).has(RULED)
  const { open } = usePayrollStart({ userId, businessId }, canUpdate)
  const offered = offeredDay(today(), open, contract.versionFrom)
  const sectionsOf = (fields: ReactNode, { dated = true, ...rest }: Editing = {}) =>
    canUpdate
      ? { edit: { action: update, more, fields, ...rest, ...(dated ? { ...asked, offered } : {}) } }
      : {}
  const proposed = useProposedSalary(contract.id)
  const closed = contract.revealed ? {} : { closed: <Closed onReveal={onReveal} /> }
  const shared = { of: Contract, row: contract }
  return (
    <article aria-label={`Contrato ${contract.code}`}>
      <Head contract={contract} />
      <Warnings contract={contract} />
      <EditableSection
        {...shared}
        title="Plazo"
        names={termsFields}
        {...sectionsOf(<TermsFields />, { dated: false })}
      />
      <EditableSection
        {...shared}
        title="Tipo de contrato y cargo"
        names={positionShown(contract)}
        show={{
          supervisorId: contract.supervisorName,
          hierarchyNodeId: contract.hierarchyNodeName,
        }}
        {...sectionsOf(positionEdit)}
      />
      <EditableSection
        {...shared}
        title="Remuneración"
        names={salaryFields}
        proposed={proposed}
        {...closed}
        {...sectionsOf(<PayFields />, { toInput: payInput })}
      />
      <EditableSection
        {...shared}
        title="Jornada"
        names={workdayShown(contract)}
        {...sectionsOf(<WorkdayFields />, { toInput: workdayInput })}
      />
      <EditableSection
        {...shared}
        title="Sindicato y trabajo pesado"
        names={otherFields}
        show={{ syndicateId: contract.syndicateName }}
        {...closed}
        {...sectionsOf(<OtherFields />)}
      />
      {contract.revealed && (
        <EditableSection
          {...shared}
          title="Valores y recargos por hora"
          names={rateFields}
          {...sectionsOf(<RateFields />)}
        />
      )}
      <ContractPapers contract={contract} />
    </article>
  )
}

const Warnings = ({ contract }: { contract: ShownContract }) => (
  <>
    {contract.warnings.map((warning) => (
      <Alert key={warning} type="warning" showIcon title={warning} />
    ))}
    <ContractNotice contract={contract} />
  </>
)

function Head({ contract }: { contract: ShownContract }) {
  const status = useAction(UpdateUserContractStatus, { done: 'Estado guardado' })
  const remove = useAction(DeleteUserContract, { done: 'Contrato eliminado' })
  const refused = useContext(ClosedFields).get(RULED)
  const { id, state } = contract
  const suspended = contract.status === 'SUSPENDED'
  return (
    <div className="mg-panel-head">
      <div>
        <h2>{contract.businessName}</h2>
        <p className="soft">
          <StatusTag tone={tones[state] ?? 'neutral'}>{ContractState.label(state)}</StatusTag>
          {' · Lo que se ve rige desde el '}
          <span className="mg-unbroken">{formatDate(contract.versionFrom)}</span>
          {contract.partTime && ' · Jornada parcial'}
          {contract.nextFrom &&
            ` · Hay un cambio pendiente desde el ${formatDate(contract.nextFrom)}`}
        </p>
      </div>
      <div className="mg-page-actions">
        <ActionButton
          permission="payslips.read"
          to={pathTo('liquidaciones/contrato/:contract', { contract: id })}
        >
          Liquidaciones
        </ActionButton>
        <ActionButton
          permission="contracts.update"
          disabled={refused ?? (state === 'LEFT' ? 'El contrato ya terminó' : undefined)}
          confirm={
            suspended ? 'El contrato vuelve a regir.' : 'Mientras esté suspendido no se calcula.'
          }
          onClick={() => status.run({ input: { id, status: suspended ? 'ACTIVE' : 'SUSPENDED' } })}
        >
          {suspended ? 'Reactivar' : 'Suspender'}
        </ActionButton>
        <ActionButton
          permission="contractSettlements.create"
          disabled={refused ?? (state === 'LEFT' ? 'El contrato ya terminó' : undefined)}
          to={pathTo('terminos/nuevo/:contract', { contract: id })}
        >
          Terminar contrato
        </ActionButton>
        <ActionButton
          danger
          permission="contracts.delete"
          disabled={refused}
          confirm="Sale de todas las listas. Sus liquidaciones y su historial se conservan."
          onClick={() => remove.run({ input: { id } })}
        >
          Eliminar
        </ActionButton>
      </div>
    </div>
  )
}

/** Reserved data, closed: opening it is written down. */
export const Closed = ({ onReveal }: { onReveal: () => void }) => (
  <p>
    <span aria-hidden="true">•••••• </span>
    <Button size="small" onClick={onReveal}>
      Mostrar datos reservados
    </Button>{' '}
    <span className="soft">La consulta queda registrada.</span>
  </p>
)

/** A salary that another screen proposes for this contract, in the address: «líquido pactado». */
function useProposedSalary(contractId: string | null) {
  const [search] = useAddressParams()
  const value = wordIn(search, 'sueldo')
  const asked = search.get('contrato') === contractId && /^\d{1,9}$/.test(value)
  return asked ? { monthlySalary: { value, currency: 'CLP' } } : undefined
}
