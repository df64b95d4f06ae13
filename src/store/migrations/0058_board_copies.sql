-- Boards that list the same jobs of one company as a board that was added before them.
create table board_copies (
  board_id bigint not null references boards on delete cascade,
  earlier_id bigint not null references boards on delete cascade,
  -- Jobs with the same title and place, and those of the larger board.
  shared integer not null,
  total integer not null,
  found_at timestamptz not null,
  primary key (board_id, earlier_id)
);
create index board_copies_earlier on board_copies (earlier_id);
