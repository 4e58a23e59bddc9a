import { graphql } from '#platform/web/graphql.ts'

export const Absences = graphql(`
  query Absences(
    $filter: AbsenceFilter
    $sort: AbsencesSort
    $page: Page
    $counted: Boolean = true
  ) {
    absences(filter: $filter, sort: $sort, page: $page) {
      total @include(if: $counted)
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
        half
        legalPermit
        half
        legalPermit
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

export const AbsenceMonth = graphql(`
  query AbsenceMonth($input: AbsenceMonthInput!) {
    absenceMonth(input: $input) {
      cut
      holidays {
        date
        title
        place
      }
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
        half
        legalPermit
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
      half
      legalPermit
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
      half
      legalPermit
      ignoreHolidays
      realDays
      workDays
      licenseNumber
      format
      sentOn
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
