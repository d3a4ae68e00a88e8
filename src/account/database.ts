/*
 * The tables as supabase/migrations make them, for the client's types. What comes back is validated all the same.
 * Types, not interfaces: the client's own types ask for that.
 */

/** What one person has told about themselves; all but the e-mail may be missing. */
export type ProfileRow = {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  /** As YYYY-MM-DD. */
  date_of_birth: string | null;
};

type FavouriteRow = { user_id: string; game_id: string };

type SubscriberRow = { email: string };

type Table<Row> = { Row: Row; Insert: Row; Update: Partial<Row>; Relationships: [] };

export type Database = {
  public: {
    Tables: {
      profiles: Table<ProfileRow>;
      user_favorites: Table<FavouriteRow>;
      newsletter_subscribers: Table<SubscriberRow>;
    };
    Views: { [View in never]: View };
    Functions: { delete_my_account: { Args: never; Returns: undefined } };
  };
};
