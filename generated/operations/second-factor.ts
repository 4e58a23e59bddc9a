import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ConfirmPasskey = graphql(`mutation ConfirmPasskey($input: ConfirmPasskeyInput!) { confirmPasskey(input: $input) { status message error { kind message field traceId } data { recoveryCodes } } }`)
export const ConfirmTotp = graphql(`mutation ConfirmTotp($input: ConfirmTotpInput!) { confirmTotp(input: $input) { status message error { kind message field traceId } data { recoveryCodes } } }`)
export const NewRecoveryCodes = graphql(`mutation NewRecoveryCodes { newRecoveryCodes { status message error { kind message field traceId } data { recoveryCodes } } }`)
export const OwnFactors = graphql(`query OwnFactors { ownFactors { canAddPasskey passkeys { createdAt id label lastUsedAt } recoveryCodesLeft required totpSince } }`)
export const RemovePasskey = graphql(`mutation RemovePasskey($input: ByIdPasskey!) { removePasskey(input: $input) { status message error { kind message field traceId } data } }`)
export const RemoveTotp = graphql(`mutation RemoveTotp { removeTotp { status message error { kind message field traceId } data } }`)
export const StartPasskey = graphql(`mutation StartPasskey { startPasskey { status message error { kind message field traceId } data { challenge options } } }`)
export const StartTotp = graphql(`mutation StartTotp { startTotp { status message error { kind message field traceId } data { challenge secret uri } } }`)
