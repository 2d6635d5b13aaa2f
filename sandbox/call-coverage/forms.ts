import { type CoverageRow, provenIn } from './row';

const inForms = provenIn('tests/contract/forms.test.ts');

const SUBMISSIONS = '/form-submission-service/v4/submissions';

export const formsCoverage: readonly CoverageRow[] = [
  inForms.sdk(
    'forms.getForm',
    'GET /form-schema-service/v4/forms/{formId}',
    'is read by a visitor, and is unknown under another id',
  ),
  inForms.sdk(
    'forms.queryForms',
    'POST /form-schema-service/v4/forms/query',
    'are listed by the namespace of the forms app',
  ),
  inForms.sdk(
    'submissions.createSubmission',
    `POST ${SUBMISSIONS}`,
    'is created by a visitor, sent as an event, and read with an API key only',
  ),
  inForms.sdk(
    'submissions.createSubmission',
    `POST ${SUBMISSIONS}`,
    'with wrong values is rejected with an entry for each of them',
    { rejectedWith: 400 },
  ),
  inForms.sdk(
    'submissions.getSubmission',
    `GET ${SUBMISSIONS}/{submissionId}`,
    'is created by a visitor, sent as an event, and read with an API key only',
  ),
  inForms.sdk(
    'submissions.querySubmissionsByNamespace',
    `POST ${SUBMISSIONS}/namespace/query`,
    'is created by a visitor, sent as an event, and read with an API key only',
  ),
  ...inForms.pages(
    'replaces the forms of the site with events',
    'GET /_sandbox/forms',
    'PUT /_sandbox/forms',
  ),
  ...inForms.pages('shows the answers, newest first', 'GET /_console/forms'),
];
