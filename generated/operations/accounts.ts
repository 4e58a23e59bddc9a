import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const EndOtherSessions = graphql(`mutation EndOtherSessions { endOtherSessions { status message error { kind message field traceId } data } }`)
export const EndSession = graphql(`mutation EndSession($input: ByIdSession!) { endSession(input: $input) { status message error { kind message field traceId } data } }`)
export const EndUserSessions = graphql(`mutation EndUserSessions($input: OfAccess!) { endUserSessions(input: $input) { status message error { kind message field traceId } data } }`)
export const OwnSessions = graphql(`query OwnSessions { ownSessions { address createdAt current device id lastSeenAt proof } }`)
export const ResetSecondFactor = graphql(`mutation ResetSecondFactor($input: OfAccess!) { resetSecondFactor(input: $input) { status message error { kind message field traceId } data } }`)
export const SendAccess = graphql(`mutation SendAccess($input: OfAccess!) { sendAccess(input: $input) { status message error { kind message field traceId } data { codeUntil invitedTo oneTimeCode username } } }`)
export const UserAccess = graphql(`query UserAccess($input: OfAccess!) { userAccess(input: $input) { byMail codeUntil email invitedUntil lastSeenAt openSessions secondFactor state username whyNotHelp whyNotPassword } }`)
