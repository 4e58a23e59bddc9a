import { joined } from '#platform/web/screen/joined-place.tsx'

/** The contract whose balance is shown, and whether it is of the reader. */
export type AgreementsProps = { contractId: string; isOwn: boolean }

/** What was agreed of the progressive days of a contract, beside their balance. */
export const { provide: provideAgreements, Place: Agreements } = joined<AgreementsProps>(
  'agreements on progressive days',
)
