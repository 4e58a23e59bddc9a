import { Alert } from 'antd'
import { useEffect } from 'react'
import { ContractsSettlement } from '#generated/operations/settlements.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { usePropose, useRead, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { causeOf, Settlement, SettlementStatus } from '../model/finiquito.ts'
import { settleableContracts, whichOf } from './sources.ts'

/** What the product knows of the contract of a new finiquito: its end, and the finiquito it has. */
export function useSettleable(contract: unknown) {
  const id = typeof contract === 'string' && contract !== '' ? contract : null
  const { data } = useDetail(
    ContractsSettlement,
    id === null ? null : { input: { userContractId: id, withSettled: true } },
  )
  return data?.contractsSettlement.find((one) => one.id === id)
}

/** Whose finiquito it is; one that has a finiquito already is opened, and not made again. */
export function ChosenContract() {
  const known = useSettleable(useValue('userContractId'))
  useRegisteredEnd(known)
  const { settlementId, settlementStatus } = known ?? {}
  const state = settlementStatus && SettlementStatus.label(settlementStatus).toLowerCase()
  return (
    <>
      <Field
        of={Settlement}
        name="userContractId"
        source={settleableContracts}
        {...(known ? { help: whichOf(known) } : {})}
        check={(value) => (settlementId && value === known?.id ? ALREADY : undefined)}
        wide
        autoFocus
      />
      {settlementId && state && (
        <Alert
          className="mg-span"
          type="warning"
          showIcon
          title={ALREADY}
          description={`Está ${state}: ahí se sigue con él.`}
          action={
            <ActionButton to={pathTo('finiquitos/:id', { id: settlementId })}>
              Abrir finiquito
            </ActionButton>
          }
        />
      )}
    </>
  )
}

const ALREADY = 'Ese contrato ya tiene un finiquito'

type Known = ReturnType<typeof useSettleable>

/** The end that the contract already has takes the place of what nobody chose. */
function useRegisteredEnd(known: Known) {
  const read = useRead()
  const propose = usePropose()
  const { finalDate, endingCause } = known ?? {}
  useEffect(() => {
    if (finalDate && read('disengagementDate') === today()) propose('disengagementDate', finalDate)
    if (endingCause && !read('dismissalCause')) propose('dismissalCause', causeOf(endingCause))
    // Only another contract is proposed from: the functions are new at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [finalDate, endingCause])
}
