/** The CV of the pictured account, an invented person. */
export const CV_TEXT = `Mina Okafor
Backend Engineer
Berlin, Germany
mina.okafor@example.org
+49 30 5550 1234
https://github.com/minaokafor

Summary
Backend engineer, working with Python and PostgreSQL since 2017. Builds systems that are quiet at night.

Experience

Senior Backend Engineer
Lighthouse Maps, Berlin
Mar 2021 - Present
- Led the move of the routing service to Kubernetes, which halved its cost.
- Designed an event pipeline with Kafka and Python for 40 million points a day.
- Cut p95 latency of the search API from 900 to 120 ms with PostgreSQL indexes and Redis.

Backend Engineer
Harbour Freightworks, Hamburg
Jun 2017 - Feb 2021
- Built the booking API in Python and Django, used by 300 shippers.
- Wrote Terraform modules for AWS that four teams use.
- Brought test coverage from 40 to 85 percent and deploys from weekly to daily.

Junior Developer
Dockside Software, Hamburg
Sep 2015 - May 2017
- Maintained a PHP shop and its MySQL database.

Education

BSc Computer Science
University of Hamburg
2012 - 2015

Skills
Python, Django, FastAPI, PostgreSQL, Redis, Kafka, Docker, Kubernetes, Terraform, AWS, Git, Linux

Languages
English (fluent), German (professional), Igbo (native)
`
