import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const DeletePushDevice = graphql(`mutation DeletePushDevice($input: ByIdPushDevice!) { deletePushDevice(input: $input) { status message error { kind message field traceId } data } }`)
export const PushSettings = graphql(`query PushSettings { pushSettings { devices { createdAt id kinds name } publicKey } }`)
export const SavePushDevice = graphql(`mutation SavePushDevice($input: SavePushDeviceInput!) { savePushDevice(input: $input) { status message error { kind message field traceId } data { createdAt id kinds name } } }`)
