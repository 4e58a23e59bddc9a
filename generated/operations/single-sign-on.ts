import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ActivateSignInProvider = graphql(`mutation ActivateSignInProvider($input: ActivateSignInProviderInput!) { activateSignInProvider(input: $input) { status message error { kind message field traceId } data { callbackUrl signInUrl whyNotActivate } } }`)
export const OwnSignIn = graphql(`query OwnSignIn { ownSignIn { email isActive linkedAt provider } }`)
export const PauseSignInProvider = graphql(`mutation PauseSignInProvider($input: PauseSignInProviderInput!) { pauseSignInProvider(input: $input) { status message error { kind message field traceId } data { callbackUrl signInUrl whyNotActivate } } }`)
export const PrepareSignInLink = graphql(`mutation PrepareSignInLink { prepareSignInLink { status message error { kind message field traceId } data } }`)
export const RemoveSignInProvider = graphql(`mutation RemoveSignInProvider($input: RemoveSignInProviderInput!) { removeSignInProvider(input: $input) { status message error { kind message field traceId } data } }`)
export const SaveSignInProvider = graphql(`mutation SaveSignInProvider($input: SaveSignInProviderInput!) { saveSignInProvider(input: $input) { status message error { kind message field traceId } data { callbackUrl signInUrl whyNotActivate } } }`)
export const SignInLinks = graphql(`query SignInLinks($page: Page, $sort: SignInLinksSort, $counted: Boolean = true) { signInLinks(page: $page, sort: $sort) { rows { createdAt email fullname userId way } total @include(if: $counted) } }`)
export const SignInSettings = graphql(`query SignInSettings { signInSettings { callbackUrl provider { clientId createdAt domains givesBack givesFactor issuer name required state version } signInUrl whyNotActivate } }`)
export const SignInWay = graphql(`query SignInWay($input: SignInWayInput!) { signInWay(input: $input) { company provider slug } }`)
export const TestSignInProvider = graphql(`mutation TestSignInProvider($input: TestSignInProviderInput!) { testSignInProvider(input: $input) { status message error { kind message field traceId } data { words works } } }`)
export const UnlinkOwnSignIn = graphql(`mutation UnlinkOwnSignIn { unlinkOwnSignIn { status message error { kind message field traceId } data } }`)
export const UnlinkSignIn = graphql(`mutation UnlinkSignIn($input: UnlinkSignInInput!) { unlinkSignIn(input: $input) { status message error { kind message field traceId } data } }`)
