import { bankName } from '#chile/catalogues.ts'
import { SupplierAccounts } from '#generated/operations/suppliers.ts'
import { AccountType } from '#modules/company/businesses/model/business.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { accountStates } from '../model/supplier.ts'

type Props = { id: string; name: string; onClose: () => void }

/** Every account that a supplier has had, the last one first. */
export function AccountsOf({ id, name, onClose }: Props) {
  const detail = useDetail(SupplierAccounts, { input: { id } })
  const rows = detail.data?.supplierAccounts ?? []
  return (
    <SidePanel title={`Cuentas de ${name}`} onClose={onClose}>
      {detail.error && <LoadProblem error={detail.error} retry={detail.reload} />}
      <ol className="mg-cards" reversed>
        {rows.map(({ at, bankId, paymentAccountType, accountNumber, state, author }) => (
          <li key={at} className="mg-card">
            <p>
              {bankName(bankId)}, {AccountType.label(paymentAccountType).toLowerCase()}{' '}
              <span className="tabular">{accountNumber}</span>
            </p>
            <p>
              <StateTag machine={accountStates} state={state} />
            </p>
            <p className="soft">
              {formatMoment(at)}
              {author && `, por ${author}`}
            </p>
          </li>
        ))}
      </ol>
    </SidePanel>
  )
}
