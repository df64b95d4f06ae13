-- What a listing states about pay beside its salary: see PayDetails in src/core/pay/pay-details.ts.
alter table jobs add column pay_details jsonb;
