import { graphql } from '#platform/web/graphql.ts'

export const ProveIdentity = graphql(`
  mutation ProveIdentity($input: ProveIdentityInput!) {
    proveIdentity(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        second {
          challenge
          totp
          recoveryCodes
          passkey
        }
      }
    }
  }
`)

export const ProveSecond = graphql(`
  mutation ProveSecond($input: ProveSecondInput!) {
    proveSecond(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const OwnSessions = graphql(`
  query OwnSessions {
    ownSessions {
      id
      device
      address
      createdAt
      lastSeenAt
      proof
      current
    }
  }
`)

export const EndSession = graphql(`
  mutation EndSession($input: ByIdSession!) {
    endSession(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const EndOtherSessions = graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const UserAccess = graphql(`
  query UserAccess($input: OfAccess!) {
    userAccess(input: $input) {
      state
      username
      email
      invitedUntil
      lastSeenAt
      openSessions
      secondFactor
      whyNotHelp
      whyNotPassword
    }
  }
`)

export const SendAccess = graphql(`
  mutation SendAccess($input: OfAccess!) {
    sendAccess(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        username
        temporaryPassword
        invitedTo
      }
    }
  }
`)

export const EndUserSessions = graphql(`
  mutation EndUserSessions($input: OfAccess!) {
    endUserSessions(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const ResetSecondFactor = graphql(`
  mutation ResetSecondFactor($input: OfAccess!) {
    resetSecondFactor(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)
