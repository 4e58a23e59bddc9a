import { graphql } from '#platform/web/graphql.ts'

export const Absences = graphql(`
  query Absences($filter: AbsenceFilter, $sort: AbsencesSort, $page: Page) {
    absences(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        id
        userContractId
        userId
        fullname
        rut
        businessName
        jobTitle
        type
        subtype
        kind
        pay
        startDate
        endDate
        halfDay
        realDays
        workDays
        responseStatus
        response
        lateUntil
        creator
        lastUpdateUser
        hasFile
        canWithdraw
        version
      }
    }
  }
`)

export const TeamAbsences = graphql(`
  query TeamAbsences($input: TeamAbsencesInput!) {
    teamAbsences(input: $input) {
      id
      userContractId
      userId
      fullname
      rut
      businessName
      jobTitle
      type
      subtype
      kind
      pay
      startDate
      endDate
      halfDay
      realDays
      workDays
      responseStatus
      response
      lateUntil
      creator
      lastUpdateUser
      hasFile
      canWithdraw
      version
    }
  }
`)

export const AbsencesOf = graphql(`
  query AbsencesOf($input: UserAbsencesInput!) {
    userAbsences(input: $input) {
      id
      userContractId
      userId
      fullname
      rut
      businessName
      jobTitle
      type
      subtype
      kind
      pay
      startDate
      endDate
      applicationStartDate
      applicationEndDate
      halfDay
      ignoreHolidays
      realDays
      workDays
      licenseNumber
      format
      sendEmailToSupervisor
      continuousLicense
      firstLicence
      contributionDays
      previousPay
      description
      comment
      fileId
      fileUrl
      hasFile
      responseStatus
      response
      respondedAt
      lateUntil
      creator
      lastUpdateUser
      revealed
      version
    }
  }
`)

export const AbsencePreview = graphql(`
  query AbsencePreview($input: AbsenceOverlapDatesInput!) {
    absenceOverlapDates(input: $input) {
      realDays
      workDays
      overlaps {
        id
        kind
        startDate
        endDate
        status
      }
      effects {
        yearMonth
        isOpen
        words
      }
    }
  }
`)

export const YearOfAbsences = graphql(`
  query YearOfAbsences($input: UserAbsenceYearInput!) {
    userAbsenceYear(input: $input) {
      year
      years
      pending
      used {
        kind
        type
        pay
        count
        realDays
        workDays
      }
    }
  }
`)

export const ContractsToMiss = graphql(`
  query ContractsToMiss($input: AbsenceContractsInput!) {
    absenceContracts(input: $input) {
      id
      label
      hint
    }
  }
`)

export const CreateAbsence = graphql(`
  mutation CreateAbsence($input: CreateAbsenceInput!) {
    createAbsence(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        responseStatus
      }
    }
  }
`)

export const UpdateAbsence = graphql(`
  mutation UpdateAbsence($input: UpdateAbsenceInput!) {
    updateAbsence(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const AnswerAbsence = graphql(`
  mutation AnswerAbsence($input: UpdateAbsenceResponseInput!) {
    updateAbsenceResponse(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        responseStatus
      }
    }
  }
`)

export const WithdrawAbsence = graphql(`
  mutation WithdrawAbsence($input: WithdrawAbsenceInput!) {
    withdrawAbsence(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        responseStatus
      }
    }
  }
`)

export const DeleteAbsence = graphql(`
  mutation DeleteAbsence($input: ByIdAbsence!) {
    deleteAbsence(input: $input) {
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
