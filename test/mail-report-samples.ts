/** Reports about mail as servers write them: RFC 3464 by Postfix, RFC 5965 by a large provider. */

const crlf = (text: string) => text.replaceAll('\n', '\r\n')

type DeliveryReport = {
  /** With its angle brackets. */
  messageId: string
  status: string
  action?: string
  /** What the third part contains. */
  returns?: 'headers' | 'message' | 'nothing'
}

export function deliveryReport({
  messageId,
  status,
  action = 'failed',
  returns = 'headers',
}: DeliveryReport) {
  const key = /<(.+)@/.exec(messageId)?.[1]
  const headers = `Received: from mail.example.org by mx.example.net\nMessage-ID:\n ${messageId}\nSubject: 3 new jobs\n`
  const returned = {
    headers: `--B\nContent-Type: text/rfc822-headers\n\n${headers}\n`,
    message: `--B\nContent-Type: message/rfc822\n\n${headers}\nThree new jobs\n`,
    nothing: '',
  }
  return crlf(`Return-Path: <>
From: MAILER-DAEMON@mail.example.org (Mail Delivery System)
To: bounces@example.org
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="B"
Message-Id: <20260302090001.1A2B3C@mail.example.org>

This is a MIME-encapsulated message.

--B
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

I'm sorry to have to inform you that your message could not be delivered.

<forwarded-to@elsewhere.example>: host mx.example.net said: 550 ${status} No such user

--B
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.org
${returns === 'nothing' ? `Original-Envelope-Id: ${key}\n` : ''}X-Postfix-Queue-ID: 1A2B3C
Arrival-Date: Mon,  2 Mar 2026 09:00:00 +0000 (UTC)

Final-Recipient: rfc822; forwarded-to@elsewhere.example
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.net
Diagnostic-Code: smtp; 550 ${status} No such
    user here

${returned[returns]}--B--
`)
}

type Complaint = {
  messageId: string
  type?: string
  /** Further lines of the returned headers. */
  headers?: string
  /** Further lines of the report. */
  fields?: string
}

export function complaint({ messageId, type = 'abuse', headers = '', fields = '' }: Complaint) {
  return crlf(`From: <feedback@provider.example>
To: bounces@example.org
Subject: FW: 3 new jobs
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="part"

--part
Content-Type: text/plain; charset="US-ASCII"

This is an email abuse report.

--part
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Rcpt-To: redacted@provider.example
${fields}
--part
Content-Type: message/rfc822
Content-Disposition: inline

From: Rolecall <jobs@example.org>
To: redacted@provider.example
Subject: 3 new jobs
Message-ID: ${messageId}
${headers}
Three new jobs
--part--
`)
}
