-- So that the operator recognizes a removal: the company that showed the address, and the address with most of it
-- masked ("m…@acme.com"). Null for removals from before.
alter table contact_removals
  add column company_name text,
  add column masked text;
